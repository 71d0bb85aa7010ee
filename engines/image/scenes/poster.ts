import { mix } from '../palette/colour';
import { relief } from '../svg/materials';
import { n } from '../svg/number';
import { disc, group, path, rect, wash } from '../svg/shapes';
import { even } from '../svg/stops';
import { NEON } from './parts/neon';
import { byShape, type Painting, type Scene, type Stage } from './stage';

/** A printed poster: one large shape on a plain ground, with space for lettering. */
export const poster: Scene = (stage): Painting => {
  const { canvas, noise, width, height, random } = stage;
  const plan = random.fork('plan').pick([sunrise, steps, arcs, bars]);
  const paper = relief(canvas, noise, [0, 0, width, height], {
    across: 8,
    down: 8 * (height / width),
    depth: 0.08,
    octaves: 5,
  });
  const { drawn, foot } = plan(stage);
  const turned = random.fork('mirror').chance(0.5) ? ` transform="translate(${n(width)} 0) scale(-1 1)"` : '';
  const margin = width * 0.08;
  return {
    back: group('', group(turned, drawn), paper),
    quiet: { x: margin, y: height * 0.06, width: width - 2 * margin, height: foot - height * 0.08 },
  };
};

/** A drawn composition, and down to where its ground stays free for lettering. */
interface Plan {
  drawn: string;
  foot: number;
}

/** Background, leading colours and the dark colour; at night the background is dark and the colours are bright. */
function inks(stage: Stage) {
  const { first, second, third, ...rest } = leading(stage);
  // Without named colours the seed chooses the leading one.
  const turn = stage.brief.colours.length > 0 ? 0 : stage.random.fork('inks').int(0, 2);
  const own = [first, second, third, first, second] as const;
  return { ...rest, first: own[turn] ?? first, second: own[turn + 1] ?? second, third: own[turn + 2] ?? third };
}

function leading({ palette, brief }: Stage) {
  if (brief.moods.has('neon') || palette.night) {
    const glowing = brief.colours.length > 0 ? palette.accents : NEON;
    const [first, second, third] = glowing;
    const ground = mix('#140c2a', palette.shade, 0.35);
    return {
      ground,
      first: first ?? '#ff4fa3',
      second: second ?? '#3fe0f0',
      third: third ?? '#ffd23f',
      dark: '#3a2a7a',
    };
  }
  const named = brief.colours.map(({ hex }) => hex);
  const ground = mix(palette.light, palette.wall, 0.22);
  return {
    ground,
    first: palette.accents[0] ?? named[0] ?? '#c8502e',
    second: palette.accents[1] ?? '#2f5f66',
    third: palette.accents[2] ?? '#e0a83d',
    dark: mix(palette.shade, palette.accents[0] ?? palette.shade, 0.12),
  };
}

const flatFill = ({ canvas, palette }: Stage, colour: string) =>
  canvas.linear(even(mix(colour, palette.light, 0.1), colour), { bands: 1 });

function sunrise(stage: Stage): Plan {
  const { canvas, width, height, unit } = stage;
  const { ground, first, second, third, dark } = inks(stage);
  const horizon = height * byShape(stage, 0.66, 0.7, 0.72);
  const r = byShape(stage, 300, 290, 270) * unit;
  const rays = Array.from({ length: 18 }, (_, index) => {
    const [from, to] = [Math.PI + (index / 18) * Math.PI, Math.PI + ((index + 0.5) / 18) * Math.PI];
    const far = Math.hypot(width, height);
    return `M${n(width / 2)} ${n(horizon)}L${n(width / 2 + Math.cos(from) * far)} ${n(horizon + Math.sin(from) * far)}L${n(width / 2 + Math.cos(to) * far)} ${n(horizon + Math.sin(to) * far)}Z`;
  }).join('');
  const waves = [0, 1, 2].map((row) => {
    const y = horizon + row * (height - horizon) * 0.3;
    const count = Math.ceil(width / (150 * unit)) + 1;
    const crest = Array.from(
      { length: count },
      (_, index) =>
        `${index === 0 ? `M${n(-75 * unit * (row % 2))} ${n(y)}` : ''}q${n(75 * unit)} ${n(-64 * unit)} ${n(150 * unit)} 0`,
    ).join('');
    return path(
      canvas,
      `${crest}V${n(height + 10)}H-90Z`,
      flatFill(stage, [second, mix(second, dark, 0.4), dark][row] ?? dark),
    );
  });
  const drawn = group(
    '',
    wash(canvas, flatFill(stage, ground)),
    path(canvas, rays, mix(third, ground, 0.62), { ink: 0 }),
    disc(canvas, width / 2, horizon, r, flatFill(stage, first)),
    ...waves,
  );
  return { drawn, foot: horizon - r };
}

function steps(stage: Stage): Plan {
  const { canvas, width, height } = stage;
  const { ground, first, second, third, dark } = inks(stage);
  const few = [mix(first, ground, 0.3), first, second, dark];
  const colours = stage.random.fork('steps').chance(0.5) ? few : [first, third, mix(second, dark, 0.2), second, dark];
  const tall = height * 0.56;
  const bands = colours.map((colour, index) => {
    const left = (width * index) / colours.length;
    const top = height - tall * (0.34 + (0.66 * index) / (colours.length - 1));
    const w = width / colours.length;
    return path(
      canvas,
      `M${n(left)} ${n(height)}V${n(top + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(left + w)} ${n(top + w / 2)}V${n(height)}Z`,
      flatFill(stage, colour),
    );
  });
  const drawn = group(
    '',
    wash(canvas, flatFill(stage, ground)),
    disc(canvas, width * 0.26, height * 0.44, Math.min(width, height) * 0.12, flatFill(stage, third)),
    ...bands,
  );
  return { drawn, foot: height * 0.3 };
}

function arcs(stage: Stage): Plan {
  const { canvas, width, height } = stage;
  const { ground, first, second, third, dark } = inks(stage);
  const r = Math.min(width * 0.98, height * 0.64);
  const rings = [1, 0.8, 0.6, 0.4, 0.2].map((share, index) =>
    disc(canvas, width, height, r * share, flatFill(stage, [dark, second, first, third, ground][index] ?? ground)),
  );
  const drawn = group(
    '',
    wash(canvas, flatFill(stage, ground)),
    ...rings,
    disc(canvas, width * 0.16, height * 0.86, Math.min(width, height) * 0.06, flatFill(stage, first)),
  );
  return { drawn, foot: height - r };
}

function bars(stage: Stage): Plan {
  const { canvas, width, height } = stage;
  const { ground, first, second, third, dark } = inks(stage);
  const top = height * 0.5;
  const deep = (height - top) / 4.6;
  const stripes = [third, first, second, dark].map((colour, index) =>
    rect(canvas, -10, top + deep * (index + 0.6), width + 20, deep * (0.62 + 0.1 * index), flatFill(stage, colour)),
  );
  const r = Math.min(width, height) * 0.26;
  const sun = `M${n(width * 0.68 - r)} ${n(top + deep * 0.6)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0Z`;
  const drawn = group('', wash(canvas, flatFill(stage, ground)), path(canvas, sun, flatFill(stage, first)), ...stripes);
  return { drawn, foot: top + deep * 0.6 - r };
}

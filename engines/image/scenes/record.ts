import { mix } from '../palette/colour';
import { colourOf, countOf, denies } from '../prompt/wishes';
import { relief } from '../svg/materials';
import { n } from '../svg/number';
import { disc, group, path, rect, wash } from '../svg/shapes';
import { even, fade } from '../svg/stops';
import { byShape, type Scene, type Stage } from './stage';

/** A vinyl record on a coloured ground, half out of its sleeve. */
export const record: Scene = (stage) => {
  const { canvas, width, height, unit, palette, noise, brief, random } = stage;
  const chance = random.fork('record');
  const ground =
    colourOf(brief, 'ground', 'background', 'backdrop', 'wall', 'table', 'surface') ??
    brief.colours[0]?.hex ??
    chance.pick(['#d2452b', '#dda23a', '#2c5f63', '#d98b6a', '#37506e']);
  const count = countOf(brief, ['record', 'vinyl', 'album', 'lp'], 1, 3);
  const floor = wash(
    canvas,
    canvas.linear(even(mix(ground, palette.light, 0.12), ground, mix(ground, palette.shade, 0.3)), {
      x2: 0.7,
      bands: 3,
    }),
  );
  const paper = relief(canvas, noise, [0, 0, width, height], {
    across: 7,
    down: 7 * (height / width),
    depth: 0.09,
    octaves: 5,
  });
  const sleeved = !denies(brief, 'sleeve', 'cover') && (count > 1 || byShape(stage, true, chance.chance(0.4), true));
  const r = byShape(stage, 360, 365, 330) * unit * (count > 1 ? 0.62 : sleeved ? byShape(stage, 0.9, 0.84, 1) : 1);
  const spots = Array.from({ length: count }, (_, index) => {
    const along = index - (count - 1) / 2;
    return {
      x: width * 0.5 + along * r * byShape(stage, 0.5, 0.95, 1.6),
      y: height * 0.5 + along * r * byShape(stage, 1.5, 0.6, 0.25),
    };
  });
  const discs = spots.map(({ x, y }, index) => {
    const out = sleeved ? r * byShape(stage, 0, 0.42, 0.62) : 0;
    const down = sleeved ? r * byShape(stage, 0.66, 0.2, 0) : 0;
    const sleeve = sleeved ? cover(stage, x - out - r * 1.02, y - down - r * 1.02, r * 2.04, ground, index) : '';
    return vinyl(stage, x + out, y + down, r, ground, index) + sleeve;
  });
  return { back: group('', floor, paper, ...discs) };
};

function dropShadow({ canvas, palette, unit }: Stage, x: number, y: number, r: number): string {
  if (canvas.flat) return disc(canvas, x + 22 * unit, y + 30 * unit, r, palette.shade, { ink: 0, opacity: 0.4 });
  const soft = canvas.radial([
    { at: 0.72, colour: palette.shade, opacity: 0.72 },
    { at: 0.86, colour: palette.shade, opacity: 0.3 },
    { at: 1, colour: palette.shade, opacity: 0 },
  ]);
  return disc(canvas, x + 34 * unit, y + 46 * unit, r * 1.2, soft, { ink: 0 });
}

function vinyl(stage: Stage, x: number, y: number, r: number, ground: string, index: number): string {
  const { canvas, palette, brief, random } = stage;
  const chance = random.fork(`grooves${index}`);
  const wax = colourOf(brief, 'vinyl', 'record', 'disc', 'lp') ?? '#1d1a19';
  const black = mix(wax, '#0c0a0a', 0.25);
  const label = palette.accents.find((colour) => colour !== ground) ?? '#f3e3c3';
  const paper = mix('#f3e3c3', palette.light, 0.4);
  const grooves = canvas.flat
    ? [0.9, 0.74, 0.58].map(
        (size) =>
          `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * size)}" fill="none" stroke="${mix(black, palette.light, 0.2)}" stroke-width="${n(r * 0.01)}"/>`,
      )
    : Array.from({ length: 64 }, (_, groove) => {
        const gap = groove % 13 === 0;
        return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * (0.42 + groove * 0.0088))}" fill="none" stroke="#ffffff" stroke-opacity="${gap ? 0.13 : (0.02 + chance.next() * 0.035).toFixed(3)}" stroke-width="${gap ? 2.2 : 1}"/>`;
      });
  const wedge = (turn: number, spread: number, opacity: number) => {
    const ray = (angle: number) => `${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
    const fan = [turn, turn + Math.PI]
      .map((angle) => `M${n(x)} ${n(y)}L${ray(angle - spread)}A${n(r)} ${n(r)} 0 0 1 ${ray(angle + spread)}Z`)
      .join('');
    return path(canvas, fan, '#ffffff', { ink: 0, opacity });
  };
  const sheen = group(
    canvas.flat ? '' : canvas.blur(r * 0.035),
    wedge(-0.75, 0.34, canvas.flat ? 0.1 : 0.16),
    wedge(-0.75, 0.15, canvas.flat ? 0.12 : 0.2),
    canvas.flat ? '' : wedge(0.92, 0.14, 0.07),
  );
  const edge = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
  const half = `M${n(x - r * 0.36)} ${n(y)}A${n(r * 0.36)} ${n(r * 0.36)} 0 0 1 ${n(x + r * 0.36)} ${n(y)}Z`;
  return group(
    '',
    dropShadow(stage, x, y, r),
    disc(canvas, x, y, r, canvas.radial(even(mix(black, '#ffffff', 0.09), black), { bands: 2 })),
    ...grooves,
    group(canvas.clip(edge), sheen),
    disc(canvas, x, y, r * 0.36, paper, { ink: 3 }),
    path(canvas, half, label, { ink: 0 }),
    disc(canvas, x, y, r * 0.036, '#141110', { ink: 0 }),
  );
}

/** A record sleeve with a small composition on its cover. */
function cover(stage: Stage, x: number, y: number, size: number, ground: string, index: number): string {
  const { canvas, palette, unit } = stage;
  const tones = palette.accents.filter((colour) => colour !== ground);
  const tone = (step: number) => tones[(index + step) % tones.length] ?? palette.light;
  const paper = mix(palette.light, tone(0), 0.12);
  const board = rect(
    canvas,
    x,
    y,
    size,
    size,
    canvas.linear(even(mix(paper, '#ffffff', 0.2), paper, mix(paper, palette.shade, 0.18)), { x2: 1, bands: 2 }),
  );
  const box = `M${n(x)} ${n(y)}h${n(size)}v${n(size)}h${n(-size)}Z`;
  const shade = canvas.flat
    ? ''
    : rect(canvas, x + 18 * unit, y + 26 * unit, size, size, palette.shade, {
        ink: 0,
        opacity: 0.42,
        attributes: canvas.blur(20 * unit),
      });
  const arcs = [0.46, 0.36, 0.26, 0.15].map((reach, step) =>
    path(
      canvas,
      `M${n(x + size * (0.5 - reach))} ${n(y + size * 0.72)}A${n(size * reach)} ${n(size * reach)} 0 0 1 ${n(x + size * (0.5 + reach))} ${n(y + size * 0.72)}Z`,
      step % 2 ? paper : tone(step),
      { ink: 0 },
    ),
  );
  const bar = rect(canvas, x + size * 0.04, y + size * 0.76, size * 0.92, size * 0.05, tone(1), { ink: 0 });
  const worn = rect(canvas, x, y, size, size, canvas.linear(fade(palette.shade, 0, 0.22), { x2: 1 }), { ink: 0 });
  return group('', shade, board, group(canvas.clip(box), ...arcs, bar), canvas.flat ? '' : worn);
}

import { mix } from '../palette/colour';
import { colourOf, denies, placementOf, wants } from '../prompt/wishes';
import { n } from '../svg/number';
import { disc, group, path, rect, wash } from '../svg/shapes';
import { even, fade } from '../svg/stops';
import { animalsIn, animalsOf } from './cast/animals';
import { companyMembers, gathered } from './cast/company';
import type { Animal } from './figures/animals/animal';
import { branch } from './parts/branch';
import { bigSun } from './parts/disc-light';
import { foliage, trunks } from './parts/grove';
import { moon, stars } from './parts/night-sky';
import { ridgeLine, under } from './parts/ridge';
import { TREES } from './parts/trees';
import { byShape, type Scene, type Stage } from './stage';
import { subject } from './subject';
import { treetops } from './treetops';

const DEPTHS = [0, 0.25, 0.5, 0.75, 1];

/** Inside a forest: trunks fading into lit mist, light shafts, a path; from above it for flying subjects. */
export const forest: Scene = (stage) => {
  const fliers = placementOf(stage.brief, ['bird', 'balloon', 'aircraft'], ['forest']);
  return fliers === 'above' || wants(stage.brief, 'treetop', 'aerial') ? treetops(stage) : among(stage);
};

const among: Scene = (stage) => {
  const { height, width, unit, brief, palette, canvas } = stage;
  const ground = height * byShape(stage, 0.72, 0.7, 0.68);
  const side = stage.random.fork('light').chance(0.5) ? 0.36 : 0.64;
  const air = wash(
    canvas,
    canvas.linear(
      even(mix(palette.sky(0.35), palette.land(0.3), 0.45), mix(palette.haze, palette.glow, 0.35), palette.haze),
      { bands: 5 },
    ),
  );
  const night = palette.night ? stars(stage, ground * 0.6, 0.5) + moon(stage, width * side, height * 0.2, 46) : '';
  const light = disc(
    canvas,
    width * side,
    ground * 0.62,
    620 * unit,
    canvas.radial(fade(palette.glow, palette.night ? 0.25 : 0.85, 0), { bands: 3 }),
    { ink: 0 },
  );
  const layers = DEPTHS.map((near) => layer(stage, ground, near));
  const perched = animalsIn(stage).filter(({ home }) => home === 'branch');
  const moonlit = palette.night && perched.length > 0;
  const walkers = companyMembers(stage).filter((member) => !perched.length || member.tall > 0.4);
  const people = gathered(
    stage,
    {
      x: width * 0.5,
      y: height * 0.9,
      person: height * byShape(stage, 0.24, 0.32, 0.4),
      spread: width * 0.5,
      side: side > 0.5 ? 1 : -1,
    },
    walkers,
  );
  const way = people || perched.length > 0 || denies(brief, 'path', 'trail') ? '' : trail(stage, ground);
  return {
    back: group(
      '',
      air,
      night,
      light,
      ...layers.slice(0, 3),
      moonlit
        ? bigSun(stage, width * 0.5, height * byShape(stage, 0.36, 0.38, 0.4), byShape(stage, 250, 250, 230) * unit)
        : '',
      perched.length > 0 ? '' : (layers[3] ?? ''),
      way,
      canvas.flat ? '' : shafts(stage, side),
      layers[4] ?? '',
      perched.length > 0 ? onBranch(stage, perched, side > 0.5 ? 1 : -1) : '',
      people,
      falling(stage),
    ),
  };
};

/** A branch across the clearing with the animals that sit on it. */
function onBranch(stage: Stage, kinds: readonly Animal[], side: -1 | 1): string {
  const { width, height, unit } = stage;
  const members = animalsOf(stage, kinds);
  const y = height * byShape(stage, 0.56, 0.62, 0.64);
  const person = byShape(stage, 0.5, 0.62, 0.66) * height * Math.min(1, 2.4 / members.length);
  const spot = { x: width * 0.5, y: y + 6 * unit, person, spread: width * 0.7, side, hovering: true };
  return branch(stage, y, side) + gathered(stage, spot, members);
}

function layer(stage: Stage, ground: number, near: number): string {
  const { canvas, palette, height, unit, width, brief } = stage;
  const foot = ground + (height - ground) * near * 0.5;
  const floor = ridgeLine(stage, {
    base: foot,
    rise: 34 * unit,
    waves: 1.2,
    layer: Math.round(near * 10) + 40,
    jagged: false,
  });
  const snowy = brief.season === 'winter';
  const soil = snowy
    ? mix('#eef3f7', palette.shade, 0.1 + near * 0.3)
    : mix(palette.land(0.25 + near * 0.7), palette.haze, 0.45 * (1 - near));
  const earth = path(
    canvas,
    under(floor, height),
    canvas.linear(even(soil, mix(soil, palette.shade, 0.3)), { bands: 2 }),
    { ink: 0 },
  );
  const bark =
    colourOf(brief, 'trunk', 'bark') ?? (wants(brief, 'birch') ? '#e5e0d4' : mix('#4a3526', palette.shade, 0.35));
  const tone = mix(palette.haze, bark, 0.16 + near * 0.84);
  const veil =
    canvas.flat || near > 0.8
      ? ''
      : rect(canvas, 0, foot - 330 * unit, width, 380 * unit, canvas.linear(fade(palette.haze, 0, 0.46 * (1 - near))), {
          ink: 0,
        });
  return group('', earth, subject(stage, TREES, trunks(stage, foot, near, tone) + foliage(stage, near)), veil);
}

/** Light shafts between the trunks. */
function shafts({ canvas, palette, width, height, random }: Stage, side: number): string {
  const chance = random.fork('shafts');
  const x = width * side;
  return group(
    canvas.blur(width / 90),
    ...Array.from({ length: 6 }, () => {
      const top = x + chance.between(-0.2, 0.24) * width;
      const spread = chance.between(0.03, 0.08) * width;
      const drift = (side > 0.5 ? -1 : 1) * chance.between(0.18, 0.3) * width;
      const d = `M${n(top)} 0L${n(top + spread)} 0L${n(top + spread * 2.2 + drift)} ${n(height * 0.86)}L${n(top - spread * 0.4 + drift)} ${n(height * 0.86)}Z`;
      return path(canvas, d, canvas.linear(fade(palette.glow, palette.night ? 0.1 : 0.26, 0)), { ink: 0 });
    }),
  );
}

function trail({ canvas, palette, width, height, unit, random, brief }: Stage, ground: number): string {
  const bend = random.fork('trail').between(-0.12, 0.12) * width;
  const x = width * 0.5;
  const top = ground + 22 * unit;
  const left = `M${n(x - 14 * unit + bend)} ${n(top)}C${n(x - 60 * unit - bend)} ${n(top + 80 * unit)} ${n(x - 40 * unit + bend)} ${n(top + 130 * unit)} ${n(x - 230 * unit)} ${n(height)}`;
  const right = `H${n(x + 190 * unit)}C${n(x + 70 * unit + bend)} ${n(top + 130 * unit)} ${n(x + 30 * unit - bend)} ${n(top + 80 * unit)} ${n(x + 14 * unit + bend)} ${n(top)}Z`;
  const dust = brief.season === 'winter' ? '#dfe8f0' : mix(palette.glow, palette.land(0.6), 0.45);
  return path(canvas, left + right, canvas.linear(fade(dust, 0.75, 0.4), { bands: 2 }), { ink: 0 });
}

/** Leaves or snow in the air. */
function falling({ canvas, palette, brief, width, height, unit, random }: Stage): string {
  const snow = wants(brief, 'snow', 'snowy', 'snowfall');
  if (!snow && brief.season !== 'autumn') return '';
  const chance = random.fork('falling');
  const colours = snow ? ['#ffffff'] : [palette.land(0.5), '#d8812f', '#c2542b', '#e3a83f'];
  return Array.from({ length: snow ? 130 : 46 }, (_, index) => {
    const size = chance.between(2, 6.5) * unit;
    const x = chance.next() * width;
    const y = chance.next() * height;
    const flake = snow ? disc(canvas, x, y, size * 0.8, '#ffffff', { ink: 0, opacity: 0.75 }) : '';
    const leaf = `M${n(x)} ${n(y)}q${n(size)} ${n(-size * 1.2)} ${n(size * 2.4)} 0q${n(-size)} ${n(size)} ${n(-size * 2.4)} 0Z`;
    return snow
      ? flake
      : `<g transform="rotate(${chance.int(0, 180)} ${n(x)} ${n(y)})">${path(canvas, leaf, colours[index % colours.length] ?? palette.glow, { ink: 0, opacity: 0.9 })}</g>`;
  }).join('');
}

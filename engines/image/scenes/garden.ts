import { mix } from '../palette/colour';
import { colourOf, denies, wants } from '../prompt/wishes';
import { n } from '../svg/number';
import { disc, group, path } from '../svg/shapes';
import { even } from '../svg/stops';
import { company } from './cast/company';
import { asksForPeople } from './cast/people';
import { bench } from './parts/bench';
import { butterflies } from './parts/butterflies';
import { FLOWER_WORDS } from './parts/flower';
import { soil, swath } from './parts/ground';
import { picnicRug } from './parts/picnic';
import { sky } from './parts/sky';
import { birds } from './parts/travellers';
import { crowned } from './parts/tree';
import { poplar } from './parts/trees';
import { byShape, type Scene, type Stage } from './stage';

/** A garden: a path between flower beds to an opening in a clipped hedge, with trees on both sides. */
export const garden: Scene = (stage) => {
  const { width, height, unit, brief, random } = stage;
  const chance = random.fork('garden');
  const side = chance.chance(0.5) ? 1 : -1;
  const horizon = height * byShape(stage, 0.52, 0.5, 0.48);
  const picnic = wants(brief, 'picnic');
  const person = height * byShape(stage, 0.22, 0.27, 0.3) * (picnic ? 1.45 : 1);
  const seat = !picnic && !asksForPeople(stage) && !denies(brief, 'bench');
  return {
    back: group(
      '',
      sky(stage, { horizon: horizon + 30 * unit, at: side > 0 ? 0.24 : 0.76 }).markup,
      birds(stage),
      swath(stage, horizon - 30 * unit, 0.15, 80).markup,
      hedge(stage, horizon + 6 * unit),
      ...[0.1, 0.9].map((at, index) =>
        crowned(stage, width * at, horizon + 60 * unit, byShape(stage, 560, 520, 480) * unit, side, index + 4),
      ),
      swath(stage, horizon + 30 * unit, 0.5, 81).markup,
      picnic
        ? picnicRug(stage, width * 0.5, height * 0.79, Math.min(width * 0.9, person * 2.3), person)
        : way(stage, horizon + 24 * unit),
      picnic ? '' : beds(stage, horizon + 40 * unit),
      seat ? bench(stage, width * (0.5 + side * 0.16), height * 0.72, 190 * unit, 46 * unit) : '',
      company(stage, { x: width * 0.5, y: height * (picnic ? 0.8 : 0.76), person, spread: width * 0.5, side }),
      wants(brief, 'butterfly') || (!picnic && chance.chance(0.4)) ? butterflies(stage) : '',
    ),
  };
};

/** A clipped hedge in the background, with cypresses and an opening for the path. */
function hedge({ canvas, palette, width, unit }: Stage, foot: number): string {
  const tone = mix(palette.land(0.7), palette.shade, 0.12);
  const fill = canvas.linear(even(mix(tone, palette.glow, 0.25), tone), { bands: 2 });
  const gap = 76 * unit;
  const tall = 84 * unit;
  const wall = `M${n(-10)} ${n(foot + 40 * unit)}V${n(foot - tall)}H${n(width / 2 - gap)}V${n(foot + 40 * unit)}ZM${n(width / 2 + gap)} ${n(foot + 40 * unit)}V${n(foot - tall)}H${n(width + 10)}V${n(foot + 40 * unit)}Z`;
  const guards = [-1, 1]
    .map((way) => poplar(width / 2 + way * (gap + 26 * unit), foot + 40 * unit, 290 * unit))
    .join('');
  return (
    path(canvas, wall, fill, { ink: 3 }) +
    path(canvas, guards, canvas.linear(even(tone, mix(tone, palette.shade, 0.4)), { x2: 1, y2: 0, bands: 2 }), {
      ink: 2.6,
    })
  );
}

function way({ canvas, palette, width, height, unit }: Stage, top: number): string {
  const x = width / 2;
  const d = `M${n(x - 40 * unit)} ${n(top)}C${n(x - 60 * unit)} ${n(top + (height - top) * 0.4)} ${n(x - 190 * unit)} ${n(top + (height - top) * 0.6)} ${n(x - 250 * unit)} ${n(height)}H${n(x + 250 * unit)}C${n(x + 190 * unit)} ${n(top + (height - top) * 0.6)} ${n(x + 60 * unit)} ${n(top + (height - top) * 0.4)} ${n(x + 40 * unit)} ${n(top)}Z`;
  const gravel = mix(mix('#dcc7a4', palette.glow, 0.25), palette.shade, palette.night ? 0.6 : 0.08);
  return path(
    canvas,
    d,
    canvas.linear(even(mix(gravel, palette.haze, 0.2), mix(gravel, palette.shade, 0.18)), { bands: 2 }),
    { ink: 3 },
  );
}

/** Flower beds on both sides of the path, larger and sharper towards the viewer. */
function beds(stage: Stage, top: number): string {
  const { canvas, palette, width, height, unit, random, brief } = stage;
  const chance = random.fork('beds');
  const asked = colourOf(brief, ...FLOWER_WORDS, 'flower', 'bed', 'garden');
  const colours = asked ? [asked, mix(asked, palette.light, 0.4), asked] : [...palette.accents.slice(0, 3), '#e7c9c4'];
  const rows = 7;
  return Array.from({ length: rows }, (_, row) => {
    const near = row / (rows - 1);
    const y = top + (height * 1.03 - top) * (0.08 + 0.92 * near ** 1.5);
    const inner = (60 + 250 * near ** 1.3) * unit;
    const r = (5 + 24 * near) * unit;
    const leaf = mix(soil(stage, 0.5 + near * 0.5), palette.shade, 0.15 + 0.25 * near);
    const flowers = Array.from({ length: Math.round(26 - 6 * near) }, () => {
      const way = chance.chance(0.5) ? 1 : -1;
      const x = width / 2 + way * (inner + chance.next() ** 1.2 * (width / 2));
      const fy = y + chance.between(-1.6, 1.2) * r;
      const tone = mix(
        colours[Math.floor(chance.next() * colours.length)] ?? palette.light,
        palette.haze,
        0.35 * (1 - near),
      );
      const stem = `M${n(x)} ${n(fy)}q${n(r * 0.3)} ${n(r * 2)} 0 ${n(r * 4)}`;
      return {
        fy,
        markup: `<path d="${stem}" fill="none" stroke="${leaf}" stroke-width="${n(r * 0.22)}"/>${petals(stage, x, fy, r, palette.night ? mix(tone, palette.shade, 0.5) : tone)}`,
      };
    });
    const clumps = Array.from({ length: 12 }, () => {
      const way = chance.chance(0.5) ? 1 : -1;
      return disc(canvas, width / 2 + way * (inner + r * 2 + chance.next() * width * 0.5), y + r * 2.4, r * 2.6, leaf, {
        ry: r * 2,
        ink: 0,
      });
    });
    return group('', ...clumps, ...flowers.sort((one, other) => one.fy - other.fy).map(({ markup }) => markup));
  }).join('');
}

function petals({ canvas, palette }: Stage, x: number, y: number, r: number, tone: string): string {
  const ring = Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5) * Math.PI * 2;
    const [px, py, own] = [x + Math.cos(angle) * r * 0.5, y + Math.sin(angle) * r * 0.42, r * 0.52];
    return `M${n(px - own)} ${n(py)}a${n(own)} ${n(own)} 0 1 0 ${n(2 * own)} 0a${n(own)} ${n(own)} 0 1 0 ${n(-2 * own)} 0Z`;
  }).join('');
  return (
    path(canvas, ring, tone, { ink: 0 }) + disc(canvas, x, y, r * 0.3, mix(palette.glow, '#d99a2e', 0.5), { ink: 0 })
  );
}

import { mix } from '../../palette/colour';
import { colourOf, countOf, denies, wants } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { group, line, path } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject } from '../subject';

const FLIERS = ['bird', 'gull', 'seagull', 'eagle', 'swallow', 'crow', 'raven', 'hawk', 'goose'] as const;

/** Distant birds: always on request, otherwise for some seeds unless negated. */
export const birds = asSubject(
  ['bird', 'gull', 'seagull', 'eagle', 'swallow', 'crow', 'raven', 'hawk', 'goose', 'flock'],
  paintBirds,
);

function paintBirds({ brief, palette, random, width, height, unit }: Stage): string {
  const chance = random.fork('birds');
  const asked = wants(brief, ...FLIERS, 'flock');
  if (denies(brief, 'bird', 'animal') || !(asked || chance.chance(0.3))) return '';
  const count = countOf(brief, FLIERS, wants(brief, 'flock') ? 11 : 5);
  const cx = width * chance.between(0.25, 0.7);
  const cy = height * chance.between(0.14, 0.26);
  const colour = palette.night ? mix(palette.haze, palette.glow, 0.3) : mix(palette.shade, palette.sky(0.5), 0.25);
  return group(
    '',
    ...Array.from({ length: count }, (_, index) => {
      // A loose row, so that a requested number of birds can be counted.
      const along = count === 1 ? 0 : index / (count - 1) - 0.5;
      const x =
        cx + (asked ? along * Math.min(52 * count, 420) + chance.between(-12, 12) : chance.between(-130, 130)) * unit;
      const y = cy + (asked ? Math.abs(along) * 70 + chance.between(-26, 26) : chance.between(-60, 60)) * unit;
      const span = (asked ? chance.between(19, 30) : chance.between(9, 19)) * unit;
      const wing = `M${n(x - span)} ${n(y - span * 0.25)}Q${n(x - span * 0.45)} ${n(y - span * 0.5)} ${n(x)} ${n(y)}Q${n(x + span * 0.45)} ${n(y - span * 0.5)} ${n(x + span)} ${n(y - span * 0.2)}`;
      return line(wing, colour, span * (asked ? 0.17 : 0.14));
    }),
  );
}

/** Requested hot-air balloons. */
export function balloons(stage: Stage, horizon: number): string {
  const { brief, random, width, unit } = stage;
  const count = countOf(brief, ['balloon'], wants(brief, 'balloon') ? (brief.words.has('balloons') ? 4 : 3) : 0, 9);
  const chance = random.fork('balloons');
  const [shift, stride] = [chance.int(0, Math.max(0, count - 1)), count % 2 ? 2 : 1];
  return Array.from({ length: count }, (_, index) => {
    const near = count === 1 ? 1 : 1 - (index / count) * 0.6;
    // Each has its own column and another height than its neighbour, so that none hides another.
    const column = (index * stride + shift) % count;
    const x = width * (0.1 + (0.8 * (column + chance.between(0.36, 0.64))) / count);
    const y = horizon * ((column % 2 ? 0.66 : 0.3) + chance.between(-0.06, 0.06));
    return balloon(stage, x, y, Math.min(105 * near * unit, (width * 0.56) / count), index);
  })
    .reverse()
    .join('');
}

const balloon = asSubject(['balloon'], paintBalloon);

function paintBalloon({ canvas, palette, brief }: Stage, x: number, y: number, r: number, index: number): string {
  const main = index === 0 ? colourOf(brief, 'balloon', 'air', 'hot') : undefined;
  const colour = main ?? palette.accents[index % palette.accents.length] ?? palette.glow;
  const stripe = mix(colour, palette.light, 0.7);
  const volume = (tone: string) =>
    canvas.linear(even(mix(tone, palette.glow, 0.35), tone, mix(tone, palette.shade, 0.5)), { x2: 1, y2: 0.25 });
  const bag = (w: number) =>
    `M${n(x)} ${n(y - r)}C${n(x + w * 1.34)} ${n(y - r)} ${n(x + w * 1.2)} ${n(y + r * 0.35)} ${n(x + w * 0.22)} ${n(y + r * 1.15)}H${n(x - w * 0.22)}C${n(x - w * 1.2)} ${n(y + r * 0.35)} ${n(x - w * 1.34)} ${n(y - r)} ${n(x)} ${n(y - r)}Z`;
  const ropes = line(
    `M${n(x - r * 0.2)} ${n(y + r * 1.15)}L${n(x - r * 0.11)} ${n(y + r * 1.5)}M${n(x + r * 0.2)} ${n(y + r * 1.15)}L${n(x + r * 0.11)} ${n(y + r * 1.5)}`,
    mix(palette.shade, colour, 0.2),
    r * 0.025,
  );
  const basket = path(
    canvas,
    `M${n(x - r * 0.13)} ${n(y + r * 1.5)}h${n(r * 0.26)}l${n(-r * 0.03)} ${n(r * 0.2)}h${n(-r * 0.2)}Z`,
    mix('#7a4c2e', palette.shade, 0.3),
    { ink: 2.5 },
  );
  return group(
    '',
    ropes,
    basket,
    path(canvas, bag(r), volume(colour), { ink: 3 }),
    path(canvas, bag(r * 0.58), volume(stripe), { ink: 0 }),
    path(canvas, bag(r * 0.22), volume(colour), { ink: 0 }),
  );
}

/** A small walking figure standing on (x, y), facing right. */
export const walker = asSubject(
  [
    'person',
    'people',
    'walker',
    'figure',
    'man',
    'woman',
    'hiker',
    'traveller',
    'traveler',
    'nomad',
    'child',
    'human',
    'girl',
    'boy',
  ],
  paintWalker,
);

function paintWalker({ canvas, palette, brief }: Stage, x: number, y: number, size: number): string {
  const coat =
    colourOf(brief, 'coat', 'walker', 'person', 'man', 'woman', 'figure', 'hiker', 'jacket', 'dress') ??
    mix(palette.shade, palette.accents[0] ?? palette.shade, 0.15);
  const dark = palette.shade;
  const legs = line(
    `M${n(x)} ${n(y - size * 0.45)}L${n(x - size * 0.13)} ${n(y)}M${n(x)} ${n(y - size * 0.45)}L${n(x + size * 0.14)} ${n(y)}`,
    dark,
    size * 0.1,
  );
  const body = path(
    canvas,
    `M${n(x - size * 0.13)} ${n(y - size * 0.36)}L${n(x - size * 0.1)} ${n(y - size * 0.78)}Q${n(x)} ${n(y - size * 0.86)} ${n(x + size * 0.1)} ${n(y - size * 0.78)}L${n(x + size * 0.14)} ${n(y - size * 0.36)}Z`,
    coat,
    { ink: 0 },
  );
  const head = `<circle cx="${n(x + size * 0.02)}" cy="${n(y - size * 0.93)}" r="${n(size * 0.09)}" fill="${dark}"/>`;
  return legs + body + head;
}

/** Number of people to draw: the requested one, else `usual`; 0 when negated. */
export function peopleCount({ brief }: Stage, usual: number): number {
  const words = [
    'person',
    'people',
    'walker',
    'figure',
    'man',
    'woman',
    'hiker',
    'traveller',
    'traveler',
    'nomad',
    'child',
    'human',
    'girl',
    'boy',
  ];
  return countOf(brief, words, wants(brief, ...words) ? Math.max(1, usual) : usual, 7);
}

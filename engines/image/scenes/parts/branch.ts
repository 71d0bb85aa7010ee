import { mix } from '../../palette/colour';
import { limb } from '../../svg/limb';
import { n } from '../../svg/number';
import { group, path } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';

/** A branch reaching in from one side at a height, with leaves or blossom. */
export function branch(stage: Stage, y: number, side: -1 | 1): string {
  const { canvas, palette, random, width, unit, brief } = stage;
  const chance = random.fork('branch');
  const across = (share: number) => (side < 0 ? share : 1 - share) * width;
  const bark = mix('#4b3527', palette.shade, 0.3);
  const main = limb(
    [across(-0.06), y + 40 * unit, 24 * unit],
    [across(0.3), y + 14 * unit, 17 * unit],
    [across(0.66), y + 10 * unit, 11 * unit],
    [across(0.94), y - 34 * unit, 4 * unit],
  );
  const shoots = [0.2, 0.5, 0.74, 0.86].map((at, index) => {
    const up = index % 2 ? 1 : -1;
    const reach = chance.between(70, 150) * unit;
    return {
      at,
      from: { x: across(at), y: y + 12 * unit },
      to: { x: across(at) - side * reach * 0.9, y: y + up * reach * 0.8 + 6 * unit },
    };
  });
  const twigs = shoots.map(({ from, to }) =>
    limb(
      [from.x, from.y, 7 * unit],
      [(from.x + to.x) / 2, (from.y + to.y) / 2 + 6 * unit, 4 * unit],
      [to.x, to.y, 1.6 * unit],
    ),
  );
  const blossom = brief.season === 'spring' || brief.words.has('cherry');
  const leaf = blossom ? '#eab6bf' : brief.season === 'autumn' ? '#c8702e' : palette.land(0.55);
  const leaves = [
    ...shoots,
    ...shoots.map(({ from, to }) => ({ from, to: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } })),
  ].flatMap(({ to }, spot) =>
    Array.from({ length: 4 }, (_, index) => {
      const turn = index * 88 + spot * 37 + chance.between(-20, 20);
      const long = (blossom ? 26 : 46) * unit * chance.between(0.7, 1.15);
      const shape = `M0 0C${n(long * 0.3)} ${n(-long * 0.34)} ${n(long * 0.75)} ${n(-long * 0.26)} ${n(long)} 0C${n(long * 0.75)} ${n(long * 0.26)} ${n(long * 0.3)} ${n(long * 0.34)} 0 0Z`;
      const tone = mix(leaf, index % 2 ? palette.glow : palette.shade, 0.2);
      return `<g transform="translate(${n(to.x)} ${n(to.y)}) rotate(${n(turn)})">${path(canvas, shape, tone, { ink: 2.4 })}</g>`;
    }),
  );
  const wood = canvas.linear(even(mix(bark, palette.glow, 0.28), bark, mix(bark, palette.shade, 0.4)), { bands: 2 });
  return group('', path(canvas, twigs.join('') + main, wood, { ink: 3 }), ...leaves);
}

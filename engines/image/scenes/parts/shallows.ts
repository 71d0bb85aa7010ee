import { mix } from '../../palette/colour';
import { limb } from '../../svg/limb';
import { disc, group, path, rect } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';

/** Still water from a shore to the bottom of the picture. */
export function pond({ canvas, palette, width, height, unit }: Stage, shore: number): string {
  const deep = canvas.linear(even(palette.water(0.2), palette.water(0.6), palette.water(1)), { bands: 4 });
  return rect(canvas, 0, shore - 2 * unit, width, height - shore + 4 * unit, deep, { ink: 0 });
}

/** Bulrushes at one side of the foreground. */
export function reeds(stage: Stage, side: -1 | 1): string {
  const { canvas, palette, width, height, unit, random } = stage;
  const chance = random.fork('reeds');
  const tone = mix(palette.land(0.9), palette.shade, 0.35);
  const stalks = Array.from({ length: 17 }, (_, index) => {
    const x = (side < 0 ? chance.between(-0.02, 0.3) : chance.between(0.7, 1.02)) * width;
    const tall = chance.between(190, 430) * unit;
    const lean = chance.between(-50, 50) * unit;
    const foot = height + 10 * unit;
    const stalk = limb(
      [x, foot, 4 * unit],
      [x + lean * 0.3, foot - tall * 0.6, 3 * unit],
      [x + lean, foot - tall, 1.2 * unit],
    );
    const cob =
      index % 3 === 0
        ? limb([x + lean * 0.8, foot - tall * 0.86, 7 * unit], [x + lean * 0.94, foot - tall * 0.98, 7 * unit])
        : '';
    return (
      path(canvas, stalk, index % 2 ? tone : mix(tone, palette.glow, 0.14), { ink: 0 }) +
      (cob ? path(canvas, cob, mix('#5a3a26', palette.shade, 0.35), { ink: 0 }) : '')
    );
  });
  return group('', ...stalks);
}

/** Ripples around a swimmer on still water. */
export function ripples({ canvas, palette, unit }: Stage, x: number, y: number, wide: number): string {
  return [1, 1.5, 2.1]
    .map((times, index) =>
      disc(canvas, x, y + index * 3 * unit, wide * times, 'none', {
        ry: wide * times * 0.1,
        ink: 0,
        attributes: ` stroke="${mix(palette.glow, palette.water(0.3), 0.3)}" stroke-width="${(2.4 * unit).toFixed(1)}" stroke-opacity="${(0.5 - index * 0.14).toFixed(2)}"`,
      }),
    )
    .join('');
}

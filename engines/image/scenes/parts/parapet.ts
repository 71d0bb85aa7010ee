import { mix } from '../../palette/colour';
import { group, rect } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';

/** A roof terrace's low wall along the foot of the picture, for figures that look out over the city. */
export function parapet({ canvas, palette, width, height, unit }: Stage, top: number): string {
  const stone = mix(palette.shade, palette.haze, palette.night ? 0.16 : 0.34);
  const face = canvas.linear(even(stone, mix(stone, palette.shade, 0.55)), { bands: 2 });
  return group(
    '',
    rect(canvas, -10, top + 16 * unit, width + 20, height - top, face, { ink: 3 }),
    rect(canvas, -10, top, width + 20, 24 * unit, mix(stone, palette.glow, 0.16), { ink: 3 }),
    rect(canvas, -10, top, width + 20, 3.4 * unit, mix(stone, palette.glow, 0.5), { ink: 0 }),
  );
}

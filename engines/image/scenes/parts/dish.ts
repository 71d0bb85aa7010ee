import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { disc, path } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';
import { shadow } from './interior';

/** Draws a dish standing on (x, y); `r` is half its width. */
export type Dish = (stage: Stage, x: number, y: number, r: number, index: number) => string;

/** A plate under a dish. */
export function plate(stage: Stage, x: number, y: number, r: number): string {
  const { canvas, palette, brief } = stage;
  const china = mix(
    colourOf(brief, 'plate', 'dish') ?? mix(palette.light, palette.wall, 0.12),
    palette.shade,
    palette.night ? 0.3 : 0,
  );
  return (
    shadow(stage, x, y + r * 0.06, r * 0.96, r * 0.7) +
    disc(
      canvas,
      x,
      y,
      r,
      canvas.linear(even(mix(china, '#ffffff', 0.3), mix(china, palette.shade, 0.24)), { x2: 1, bands: 2 }),
      { ry: r * 0.25 },
    ) +
    disc(canvas, x, y - r * 0.02, r * 0.72, mix(china, palette.shade, 0.1), { ry: r * 0.165, ink: 0 })
  );
}

/** Scales an outline written for a width of 200 and places it. */
export const scaled = (stage: Stage, d: string, x: number, y: number, r: number, fill: string, ink = 3.4) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${(r / 100).toFixed(4)})">${path(stage.canvas, d, fill, { ink: (ink * 100 * stage.unit) / r })}</g>`;

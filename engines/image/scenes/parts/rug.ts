import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { disc, group, rect } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';
import { gloom } from './interior';

/** A wooden floor from `top` down, its skirting, and a round rug on it. */
export function rug(stage: Stage, top: number, x: number, y: number): string {
  const { canvas, palette, width, height, unit, brief } = stage;
  const dim = gloom(stage) * 0.8;
  const wood = mix(mix(palette.surface, '#8a5f3e', 0.4), palette.shade, dim);
  const cloth = mix(
    colourOf(brief, 'rug', 'carpet', 'cushion', 'blanket') ?? palette.accents[1] ?? palette.light,
    palette.shade,
    dim,
  );
  const floor = rect(
    canvas,
    -10,
    top,
    width + 20,
    height - top + 10,
    canvas.linear(even(mix(wood, palette.shade, 0.3), wood, mix(wood, palette.light, 0.12)), { bands: 2 }),
  );
  const boards = [0.14, 0.34, 0.62].map((down) =>
    rect(canvas, 0, top + (height - top) * down, width, 2.4 * unit, mix(wood, palette.shade, 0.4), {
      ink: 0,
      opacity: 0.5,
    }),
  );
  const skirting = rect(
    canvas,
    -10,
    top - 26 * unit,
    width + 20,
    28 * unit,
    mix(mix(palette.wall, palette.light, 0.4), palette.shade, dim),
    { ink: 2.6 },
  );
  const rx = width * 0.46;
  const oval = (share: number, tone: string, ink: number) =>
    disc(canvas, x, y, rx * share, tone, { ry: rx * 0.2 * share, ink });
  return group(
    '',
    floor,
    ...boards,
    skirting,
    oval(1, mix(cloth, palette.shade, 0.14), 3),
    oval(0.9, cloth, 0),
    oval(0.78, mix(cloth, palette.light, 0.35), 0),
    oval(0.72, cloth, 0),
  );
}

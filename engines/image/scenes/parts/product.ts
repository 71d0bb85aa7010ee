import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { disc, path, rect } from '../../svg/shapes';
import { fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { lightSide, turned } from './interior';

/** A round plinth whose foot is centred on (x, y). */
export function plinth(stage: Stage, x: number, y: number, radius: number, tall: number): string {
  const { canvas, palette } = stage;
  const stone = mix(palette.light, palette.wall, 0.35);
  const ry = radius * 0.2;
  const side = `M${n(x - radius)} ${n(y - tall)}V${n(y)}A${n(radius)} ${n(ry)} 0 0 0 ${n(x + radius)} ${n(y)}V${n(y - tall)}Z`;
  return (
    path(canvas, side, turned(stage, stone)) +
    disc(canvas, x, y - tall, radius, mix(stone, palette.light, 0.45), { ry })
  );
}

/** A bottle with a cap and a blank label, standing on (x, y). */
export function bottle(stage: Stage, x: number, y: number, scale: number, index: number): string {
  const { canvas, palette, brief } = stage;
  const glass =
    colourOf(brief, 'bottle', 'perfume', 'product', 'jar', 'serum', 'cosmetic') ??
    palette.accents[index % palette.accents.length] ??
    palette.light;
  const cap = palette.accents[(index + 2) % palette.accents.length] ?? palette.shade;
  const side = lightSide(stage);
  const body =
    'M-74 0C-80-4-82-10-82-18V-236C-82-276-58-286-34-294V-318H34V-294C58-286 82-276 82-236V-18C82-10 80-4 74 0Z';
  const label = rect(canvas, -52, -190, 104, 96, mix(palette.light, glass, 0.12), { ink: 0, opacity: 0.92, round: 2 });
  const mark = `M-18-150L0-172 18-150 0-118Z`;
  const gleam = canvas.flat
    ? ''
    : rect(canvas, side < 0 ? -66 : 52, -238, 14, 214, canvas.linear(fade('#ffffff', 0.7, 0.12)), { ink: 0, round: 7 });
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})">${path(canvas, body, turned(stage, glass))}${rect(canvas, -40, -392, 80, 76, turned(stage, cap), { round: 5 })}${label}${path(canvas, mark, mix(glass, palette.shade, 0.3), { ink: 0 })}${gleam}</g>`;
}

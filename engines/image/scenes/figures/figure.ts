import { mix } from '../../palette/colour';
import { n } from '../../svg/number';
import type { Stage } from '../stage';

/** One shape of a figure, in figure units: feet on y = 0, about 100 tall, facing right. */
export interface Part {
  d: string;
  fill: string;
  /** Detail on the figure (an eye, a stripe), drawn without outline and lit edge. */
  mark?: boolean;
}

/** Position and size of a figure. */
export interface Spot {
  x: number;
  y: number;
  /** Pixels of 100 figure units. */
  size: number;
  /** Facing left. */
  flip?: boolean;
}

/** Outdoor lighting of a figure. */
export interface Air {
  /** The side the light comes from: -1 left, 1 right. */
  side: -1 | 1;
  /** How much the shade replaces a figure's own colours (0–1): backlit figures become silhouettes. */
  depth: number;
  /** Strength of the rim light (0–1). */
  rim: number;
}

/** Width of the lit edge, figure units. */
const EDGE = 0.9;
const INK = 3;

/** Draws a figure: parts back to front, ink around the whole of it in the flat finish, a lit edge otherwise. */
export function figure(stage: Stage, { x, y, size, flip = false }: Spot, air: Air, parts: readonly Part[]): string {
  const { canvas, palette, unit } = stage;
  const scale = size / 100;
  const shaded = (fill: string) => (fill.startsWith('url') ? fill : mix(fill, palette.shade, air.depth));
  const ink = canvas.flat && size > 60 * unit ? inked(parts, canvas.ink, Math.max(0.9, (INK * unit * 2) / scale)) : '';
  const lit = air.rim > 0.02 && !canvas.flat && size > 40 * unit;
  const away = air.side * (flip ? 1 : -1) * EDGE;
  const drawn = parts.map(({ d, fill, mark }) => {
    const own = shaded(fill);
    if (mark || !lit || fill.startsWith('url')) return `<path d="${d}" fill="${own}"/>`;
    const edge = mix(own, palette.glow, air.rim);
    return `<g${canvas.clip(d)}><path d="${d}" fill="${edge}"/><path d="${d}" fill="${own}" transform="translate(${n(away)} 1)"/></g>`;
  });
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(flip ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})">${ink}${drawn.join('')}</g>`;
}

function inked(parts: readonly Part[], ink: string, width: number): string {
  const shapes = parts.filter(({ mark }) => !mark).map(({ d }) => d);
  return `<path d="${shapes.join('')}" fill="${ink}" stroke="${ink}" stroke-width="${n(width)}" stroke-linejoin="round"/>`;
}

/** Ground shadow of a standing figure: a contact shadow, and outdoors a long cast shadow away from the light. */
export function groundShadow(
  stage: Stage,
  { x, y, size, flip = false }: Spot,
  wide: number,
  air: Air,
  parts: readonly Part[],
): string {
  const { canvas, palette } = stage;
  const rx = (wide * size) / 100;
  const soft = canvas.flat
    ? palette.shade
    : canvas.radial([
        { at: 0.1, colour: palette.shade, opacity: 0.6 },
        { at: 1, colour: palette.shade, opacity: 0 },
      ]);
  const touch = `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(rx * 0.13)}" fill="${soft}"${canvas.flat ? ' opacity=".3"' : ''}/>`;
  if (palette.night) return touch;
  const scale = size / 100;
  const body = parts.filter(({ mark }) => !mark).map(({ d }) => `<path d="${d}"/>`);
  const slant = air.side * (flip ? -1 : 1) * 38;
  return `${touch}<g fill="${palette.shade}" opacity=".2" transform="translate(${n(x)} ${n(y)}) scale(${(flip ? -scale : scale).toFixed(4)} ${(-scale * 0.42).toFixed(4)}) skewX(${n(slant)})">${body.join('')}</g>`;
}

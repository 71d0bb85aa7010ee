import type { Canvas } from './canvas';
import { n } from './number';

export interface Look {
  opacity?: number;
  /** Ink width in the flat finish, in thousandths of the short side; 0 for none. */
  ink?: number;
  /** Further attributes. */
  attributes?: string;
}

const INK = 4.2;

function attributes(canvas: Canvas, fill: string, { opacity = 1, ink = INK, attributes: more = '' }: Look): string {
  const width = (ink * Math.min(canvas.width, canvas.height)) / 1000;
  const line =
    canvas.flat && ink > 0 ? ` stroke="${canvas.ink}" stroke-width="${n(width)}" stroke-linejoin="round"` : '';
  return ` fill="${fill}"${opacity < 1 ? ` opacity="${opacity.toFixed(3)}"` : ''}${line}${more}`;
}

/** A filled path; outlined with ink in the flat finish. */
export const path = (canvas: Canvas, d: string, fill: string, look: Look = {}): string =>
  `<path d="${d}"${attributes(canvas, fill, look)}/>`;

/** An ellipse; a circle when `ry` is left out. */
export function disc(
  canvas: Canvas,
  x: number,
  y: number,
  rx: number,
  fill: string,
  look: Look & { ry?: number } = {},
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(look.ry ?? rx)}"${attributes(canvas, fill, look)}/>`;
}

export function rect(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  look: Look & { round?: number } = {},
): string {
  const round = look.round ? ` rx="${n(look.round)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round}${attributes(canvas, fill, look)}/>`;
}

/** A stroked, unfilled line. */
export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** A fill over the whole picture, without outline. */
export const wash = (canvas: Canvas, fill: string, look: Look = {}): string =>
  rect(canvas, 0, 0, canvas.width, canvas.height, fill, { ink: 0, ...look });

export const group = (attributesText: string, ...children: readonly string[]): string =>
  `<g${attributesText}>${children.join('')}</g>`;

/** A group moved, turned and scaled. */
export const placed = (x: number, y: number, scale: number, content: string, degrees = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${degrees ? ` rotate(${n(degrees)})` : ''} scale(${scale.toFixed(3)})">${content}</g>`;

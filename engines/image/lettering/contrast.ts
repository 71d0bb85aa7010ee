import { wcagLuminance } from 'culori';
import type { Pixels } from '../styles/pixels';
import type { Box } from './block';

/** Least contrast ratio of text (WCAG 2 AA). */
export const LEAST_CONTRAST = 4.5;
/** Target with a margin, because a scrim's opacity is rounded to bytes and edges are blurred. */
const AIM = LEAST_CONTRAST + 0.3;
const LIGHT = '#fffdf8';
const DARK = '#141217';
/** Share of the brightest and darkest pixels that is ignored: single pixels do not make a word unreadable. */
const OUTLIERS = 0.02;
/** Sampled points of a box. */
const SAMPLES = 6000;

export interface Ink {
  colour: string;
  /** Scrim between picture and text; undefined where the picture alone has enough contrast. */
  scrim: { colour: string; opacity: number } | undefined;
}

/** Contrast ratio of two relative luminances, 1–21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Chooses the text colour with the highest contrast over a box, and the scrim it needs. */
export function inkOver(pixels: Pixels, box: Box): Ink {
  const range = luminanceRange(pixels, box);
  const worst = (colour: string, { low, high }: Range) =>
    Math.min(contrastOf(wcagLuminance(colour), low), contrastOf(wcagLuminance(colour), high));
  const light = worst(LIGHT, range) >= worst(DARK, range);
  const [colour, ground] = light ? [LIGHT, DARK] : [DARK, LIGHT];
  if (worst(colour, range) >= AIM) return { colour, scrim: undefined };
  for (let opacity = 0.2; opacity < 1; opacity += 0.04) {
    const veiled = luminanceRange(pixels, box, { colour: ground, opacity });
    if (worst(colour, veiled) >= AIM) return { colour, scrim: { colour: ground, opacity } };
  }
  return { colour, scrim: { colour: ground, opacity: 1 } };
}

interface Range {
  low: number;
  high: number;
}

/** Linear light of each byte value (WCAG 2, relative luminance). */
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const luminanceOf = (r: number, g: number, b: number) =>
  0.2126 * (LINEAR[Math.round(r)] ?? 0) + 0.7152 * (LINEAR[Math.round(g)] ?? 0) + 0.0722 * (LINEAR[Math.round(b)] ?? 0);

/** Darkest and lightest luminance in a box, without outliers, under a scrim if there is one. */
export function luminanceRange(
  { data, width, height }: Pixels,
  box: Box,
  veil?: { colour: string; opacity: number },
): Range {
  const seen: number[] = [];
  const step = Math.max(1, Math.floor(Math.sqrt((box.width * box.height) / SAMPLES)));
  const [r = 0, g = 0, b = 0] = veil ? channelsOf(veil.colour) : [];
  const opacity = veil?.opacity ?? 0;
  const through = (at: number, over: number) => (data[at] ?? 0) * (1 - opacity) + over * opacity;
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y += step) {
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x += step) {
      const at = (y * width + x) * 3;
      seen.push(luminanceOf(through(at, r), through(at + 1, g), through(at + 2, b)));
    }
  }
  seen.sort((one, other) => one - other);
  const skip = Math.floor(seen.length * OUTLIERS);
  return { low: seen[skip] ?? 0, high: seen[seen.length - 1 - skip] ?? 1 };
}

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

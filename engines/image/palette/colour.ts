import { clampChroma, formatHex, interpolate, oklch, parse } from 'culori';

/** Colour ramp: a function from 0 (first colour) to 1 (last colour). */
export type Ramp = (at: number) => string;

const clamp = (value: number) => Math.max(0, Math.min(1, value));

/** Interpolates two colours in OKLab; 0 is all `from`, 1 all `to`. */
export function mix(from: string, to: string, amount: number): string {
  return formatHex(interpolate([from, to], 'oklab')(clamp(amount))) ?? from;
}

/** Creates a ramp through colours, interpolated in OKLab. */
export function ramp(colours: readonly string[]): Ramp {
  const through = interpolate([...colours], 'oklab');
  return (at) => formatHex(through(clamp(at))) ?? '#000000';
}

interface Shift {
  /** Added to OKLCH lightness (0–1). */
  light?: number;
  /** Multiplies chroma. */
  chroma?: number;
  /** Added to hue, degrees. */
  hue?: number;
}

/** Shifts a colour in OKLCH and clips it to the sRGB gamut. */
export function shift(colour: string, { light = 0, chroma = 1, hue = 0 }: Shift): string {
  const from = oklch(colour) ?? { mode: 'oklch' as const, l: 0, c: 0 };
  const moved = { ...from, l: clamp(from.l + light), c: from.c * chroma, h: (from.h ?? 0) + hue };
  return formatHex(clampChroma(moved, 'oklch')) ?? colour;
}

export const lightnessOf = (colour: string): number => oklch(colour)?.l ?? 0;
/** Whether a colour is a saturated red, orange or yellow. */
export function isWarm(colour: string): boolean {
  const { c = 0, h = 0 } = oklch(colour) ?? {};
  return c > 0.06 && (h < 100 || h > 350);
}
export const chromaOf = (colour: string): number => oklch(colour)?.c ?? 0;

/**
 * Validates a hex colour: `#rrggbb`, or undefined for any other text. Injection guard: the only way for user colours
 * into the SVG.
 */
export function safeHex(text: string): string | undefined {
  if (!/^#?[0-9a-f]{3,8}$/i.test(text)) return undefined;
  const parsed = parse(text.startsWith('#') ? text : `#${text}`);
  return parsed ? formatHex({ ...parsed, alpha: 1 }) : undefined;
}

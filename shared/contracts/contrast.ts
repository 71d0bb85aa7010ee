/** Minimum contrast ratio of normal text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever has more contrast on a colour: at least 4.58 on any. */
export function inkOn(background: string): '#000000' | '#ffffff' {
  return contrastOf(background, '#ffffff') >= contrastOf(background, '#000000') ? '#ffffff' : '#000000';
}

/** The first colour that is readable on a background; black or white where none is. */
export function readableOn(background: string, colours: readonly string[]): string {
  return colours.find((colour) => contrastOf(colour, background) >= READABLE) ?? inkOn(background);
}

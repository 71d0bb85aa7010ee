/** A colour in OKLab, changed in place by each operation. */
export interface Lab {
  /** Lightness, 0–1. */
  l: number;
  /** Green to red. */
  a: number;
  /** Blue to yellow. */
  b: number;
}

/** Entries of the table from linear light to sRGB; values between two are interpolated. */
const STEPS = 16_384;

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const TO_SRGB = Float64Array.from({ length: STEPS + 2 }, (_, at) => fromLinear(Math.min(1, at / STEPS)));

/** Linear light of every sRGB value from 0 to `full`. */
export const linearTable = (full: number): Float64Array =>
  Float64Array.from({ length: full + 1 }, (_, value) => toLinear(value / full));

/** sRGB (0–1) of linear light, clipped to the gamut. */
export function toSrgb(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 1;
  const at = linear * STEPS;
  const low = at | 0;
  const from = TO_SRGB[low] ?? 0;
  return from + ((TO_SRGB[low + 1] ?? 1) - from) * (at - low);
}

/** OKLab of linear light (Ottosson 2020), written into `lab`. */
export function toLab(red: number, green: number, blue: number, lab: Lab): void {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  lab.l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  lab.a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  lab.b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
}

/** Linear light of OKLab, unclipped, written into `out`. */
export function toLinearLight({ l, a, b }: Lab, out: Float64Array): void {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  out[0] = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  out[1] = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  out[2] = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
}

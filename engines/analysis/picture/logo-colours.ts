import { paletteOf } from '@flint/engines/image/palette-of';
import { converter } from 'culori';
import sharp from 'sharp';
import type { LogoColours } from '../../spec/logo-colours';

/** Side of the sampled logo, pixels. */
const SAMPLE = 48;
/** Alpha below which a pixel counts as transparent. */
const OPAQUE = 128;
/** OKLab distance within which a colour belongs to the background. */
const SAME = 0.06;
/** OKLCH chroma from which a colour is not grey. */
const COLOURFUL = 0.05;
/** Fewest pixels beside the background that count as a logo; with fewer, the background is the colour. */
const LEAST = 24;

type Pixel = readonly [red: number, green: number, blue: number];
const toLab = converter('oklab');
const labOf = ([r, g, b]: Pixel) => toLab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });

/**
 * Extracts the colours of a logo, without its background.
 * @throws when the bytes are not an image sharp can read
 */
export async function logoColours(logo: Uint8Array): Promise<LogoColours> {
  const palette = await paletteOf(await logoPixels(logo));
  const primaryColor = palette.find((hex) => chromaOf(hex) >= COLOURFUL) ?? palette[0] ?? '#000000';
  return { primaryColor, palette: [primaryColor, ...palette.filter((hex) => hex !== primaryColor)] };
}

function chromaOf(hex: string): number {
  const { a = 0, b = 0 } = toLab(hex) ?? {};
  return Math.hypot(a, b);
}

/** Packs the logo's pixels into an image of their own, without blending. */
async function logoPixels(logo: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(logo, { limitInputPixels: 50_000_000 })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(SAMPLE, SAMPLE, { fit: 'inside', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const all = Array.from({ length: info.width * info.height }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)]);
  const opaque = all.filter(([, , , alpha = 0]) => alpha >= OPAQUE).map(([r = 0, g = 0, b = 0]): Pixel => [r, g, b]);
  const isWhole = opaque.length === all.length;
  const drawn = isWhole ? withoutBackground(opaque, info.width) : opaque;
  const shown = drawn.length >= LEAST ? drawn : opaque;
  // Pads the last row with the first pixels.
  const missing = (SAMPLE - (shown.length % SAMPLE)) % SAMPLE;
  const rows = [...shown, ...Array.from({ length: missing }, (_, at) => shown[at % shown.length] ?? [0, 0, 0])];
  return sharp(Buffer.from(rows.flat()), { raw: { width: SAMPLE, height: rows.length / SAMPLE, channels: 3 } })
    .png()
    .toBuffer();
}

/** Removes background pixels. The background is the colour of the four corners; where they differ there is none. */
function withoutBackground(pixels: readonly Pixel[], width: number): Pixel[] {
  const corners = [pixels[0], pixels[width - 1], pixels.at(-width), pixels.at(-1)].map((pixel) =>
    labOf(pixel ?? [0, 0, 0]),
  );
  const [ground] = corners;
  if (!ground || corners.some((corner) => distance(corner, ground) > SAME)) return [...pixels];
  return pixels.filter((pixel) => distance(labOf(pixel), ground) > SAME);
}

type Lab = ReturnType<typeof labOf>;
const distance = (one: Lab, other: Lab) => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);

import sharp from 'sharp';
import { bleed } from './raster/bleed';
import { withAlpha, withoutAlpha } from './raster/channels';
import { isTransparent, type Raster } from './raster/raster';

/** Rounds of back-projection, and the share of the error that each corrects. */
const [ROUNDS, SHARE] = [3, 0.9] as const;
/** How far a value may leave the range of its neighbours in the small picture, 0–255: more is ringing beside an edge. */
const SLACK = 6;

interface Plane {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Enlarges along edges: Lanczos, then back-projection (what the result would give when made smaller again is compared
 * with the original, and the difference corrected), within the range of the neighbouring pixels, so that edges become
 * steeper without a rim. It invents no detail.
 */
export async function resample(raster: Raster, factor: number): Promise<Raster> {
  const size = { width: raster.width * factor, height: raster.height * factor };
  const clear = isTransparent(raster);
  const small = withoutAlpha(clear ? await bleed(raster) : raster);
  const large = await sharpened(small, size);
  if (!clear) return withAlpha(large);
  const alpha = Uint8Array.from(
    { length: raster.width * raster.height },
    (_, pixel) => raster.data[pixel * 4 + 3] ?? 0,
  );
  return withAlpha(large, await scaled(alpha, raster, size, 1));
}

async function sharpened(small: Plane, size: { width: number; height: number }): Promise<Plane> {
  const data = await scaled(small.data, small, size, 3);
  const range = rangeOf(small);
  for (let round = 0; round < ROUNDS; round += 1) {
    const back = await scaled(data, size, small, 3);
    const error = Uint16Array.from(small.data, (value, at) => (value - (back[at] ?? 0) + 255) * 128);
    const correction = await scaledDeep(error, small, size);
    for (let at = 0; at < data.length; at += 1) {
      data[at] = Math.max(0, Math.min(255, Math.round((data[at] ?? 0) + SHARE * ((correction[at] ?? 0) / 128 - 255))));
    }
    withinRange(data, size, small, range);
  }
  return { data, ...size };
}

interface Size {
  width: number;
  height: number;
}

async function scaled(data: Uint8Array, from: Size, to: Size, channels: 1 | 3): Promise<Uint8Array> {
  const out = await sharp(data, { raw: { width: from.width, height: from.height, channels }, limitInputPixels: false })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'lanczos3' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer();
  return new Uint8Array(out.buffer, out.byteOffset, out.byteLength);
}

async function scaledDeep(data: Uint16Array, from: Size, to: Size): Promise<Uint16Array> {
  const raw = { width: from.width, height: from.height, channels: 3 as const };
  const out = await sharp(data, { raw, limitInputPixels: false })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer();
  return out.byteOffset % 2 === 0
    ? new Uint16Array(out.buffer, out.byteOffset, out.byteLength / 2)
    : new Uint16Array(new Uint8Array(out).buffer);
}

/** Least and greatest value of each pixel and its eight neighbours, per channel. */
function rangeOf({ data, width, height }: Plane): { least: Uint8Array; most: Uint8Array } {
  const across = { least: new Uint8Array(data.length), most: new Uint8Array(data.length) };
  const both = { least: new Uint8Array(data.length), most: new Uint8Array(data.length) };
  const row = width * 3;
  for (let at = 0; at < data.length; at += 1) {
    const x = Math.floor((at % row) / 3);
    const own = data[at] ?? 0;
    const left = x > 0 ? (data[at - 3] ?? 0) : own;
    const right = x < width - 1 ? (data[at + 3] ?? 0) : own;
    across.least[at] = Math.min(own, left, right);
    across.most[at] = Math.max(own, left, right);
  }
  for (let at = 0; at < data.length; at += 1) {
    const above = at >= row ? at - row : at;
    const below = at < row * (height - 1) ? at + row : at;
    both.least[at] = Math.min(across.least[at] ?? 0, across.least[above] ?? 0, across.least[below] ?? 0);
    both.most[at] = Math.max(across.most[at] ?? 0, across.most[above] ?? 0, across.most[below] ?? 0);
  }
  return both;
}

function withinRange(
  data: Uint8Array,
  { width, height }: Size,
  small: Plane,
  { least, most }: { least: Uint8Array; most: Uint8Array },
): void {
  const factor = width / small.width;
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / factor) * small.width;
    for (let x = 0; x < width; x += 1) {
      const from = (row + Math.floor(x / factor)) * 3;
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const [low, high] = [(least[from + channel] ?? 0) - SLACK, (most[from + channel] ?? 255) + SLACK];
        data[at + channel] = Math.max(0, Math.min(255, Math.max(low, Math.min(high, data[at + channel] ?? 0))));
      }
    }
  }
}

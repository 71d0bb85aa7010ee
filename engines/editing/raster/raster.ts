import sharp, { type Sharp } from 'sharp';

/** A picture in memory: red, green, blue and straight alpha per pixel, row by row. */
export interface Raster {
  readonly data: Uint8Array | Uint16Array;
  readonly width: number;
  readonly height: number;
}

/** The value of full intensity: 255, or 65,535 of a picture with 16 bits. */
export const fullScale = ({ data }: Pick<Raster, 'data'>): number => (data instanceof Uint16Array ? 65_535 : 255);

/** Whether any pixel lets the ground through. */
export function isTransparent(raster: Raster): boolean {
  const full = fullScale(raster);
  for (let at = 3; at < raster.data.length; at += 4) if ((raster.data[at] ?? full) < full) return true;
  return false;
}

/** sharp over a raster's pixels. */
export const over = ({ data, width, height }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false });

/** The pixels of a pipeline that began with {@link over}. */
export async function readPixels(pipeline: Sharp, like: Raster): Promise<Raster> {
  const deep = like.data instanceof Uint16Array;
  const { data, info } = await pipeline
    .ensureAlpha()
    .toColourspace(deep ? 'rgb16' : 'srgb')
    .raw({ depth: deep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { data: deep ? asWords(data) : asBytes(data), width, height };
}

/** A buffer as plain bytes, whose `slice` copies. */
export const asBytes = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** The bytes of 16-bit pixels as numbers. */
export const asWords = (bytes: Uint8Array): Uint16Array =>
  bytes.byteOffset % 2 === 0
    ? new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2)
    : new Uint16Array(bytes.slice().buffer);

/** Lossless PNG without metadata; without an alpha channel where nothing is transparent. */
export function toPng(raster: Raster): Promise<Buffer> {
  const out = isTransparent(raster) ? over(raster) : over(raster).removeAlpha();
  return out.png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer();
}

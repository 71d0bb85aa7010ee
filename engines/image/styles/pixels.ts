import sharp from 'sharp';

/** An image as bytes, three channels, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Renders an SVG to pixels. */
export async function rasterise(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Composites an SVG over pixels. */
export async function overlaid({ data, width, height }: Pixels, svg: string): Promise<Pixels> {
  const out = await sharp(data, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data: out, width, height };
}

/** Gaussian blur. */
export async function blurred({ data, width, height }: Pixels, sigma: number): Promise<Pixels> {
  const out = await sharp(data, { raw: { width, height, channels: 3 } })
    .blur(sigma)
    .raw()
    .toBuffer();
  return { data: out, width, height };
}

/** Lossless PNG with fixed settings, so that output is deterministic. */
export function toPng({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .toBuffer();
}

/** Luma of every pixel, 0–1. */
export function lumaOf({ data, width, height }: Pixels): Float32Array {
  const luma = new Float32Array(width * height);
  for (let pixel = 0; pixel < luma.length; pixel += 1) {
    const at = pixel * 3;
    luma[pixel] = ((data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114) / 255;
  }
  return luma;
}

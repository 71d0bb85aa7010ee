import type { Raster } from './raster';

/** Three channels with full alpha as a raster. */
export function withAlpha(
  { data, width, height }: { data: Uint8Array; width: number; height: number },
  alpha?: Uint8Array,
): Raster {
  const out = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    out[pixel * 4] = data[pixel * 3] ?? 0;
    out[pixel * 4 + 1] = data[pixel * 3 + 1] ?? 0;
    out[pixel * 4 + 2] = data[pixel * 3 + 2] ?? 0;
    out[pixel * 4 + 3] = alpha?.[pixel] ?? 255;
  }
  return { data: out, width, height };
}

/** The colours of a raster with 8 bits, without its alpha. */
export function withoutAlpha({ data, width, height }: Raster): { data: Uint8Array; width: number; height: number } {
  const out = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) out[pixel * 3 + channel] = data[pixel * 4 + channel] ?? 0;
  }
  return { data: out, width, height };
}

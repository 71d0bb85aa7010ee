import { fullScale, over, type Raster, readPixels } from './raster';

/** Reaches of the passes, pixels: near pixels take the nearest colours, farther ones a mean. */
const REACHES = [1.2, 4, 14] as const;
/** Alpha (0–1) from which a blurred colour is exact enough. */
const SURE = 0.02;

/**
 * The picture made opaque: what is invisible takes the colours beside it, so that work on neighbouring pixels finds no
 * hidden black at soft edges. What lies farther away than the passes reach takes the `ground` (0–255).
 */
export async function bleed(raster: Raster, ground = 255): Promise<Raster> {
  const full = fullScale(raster);
  const data = raster.data.slice();
  const open = new Uint8Array(raster.width * raster.height);
  let left = 0;
  for (let pixel = 0; pixel < open.length; pixel += 1) {
    if (data[pixel * 4 + 3] === 0) {
      open[pixel] = 1;
      left += 1;
    }
    data[pixel * 4 + 3] = full;
  }
  for (const reach of left > 0 ? REACHES : []) {
    // sharp weighs colours by alpha when it blurs: the mean of the visible neighbours.
    const soft = await readPixels(over(raster).blur(reach), raster);
    for (let pixel = 0; pixel < open.length; pixel += 1) {
      if (open[pixel] === 0 || (soft.data[pixel * 4 + 3] ?? 0) < SURE * full) continue;
      for (let at = pixel * 4; at < pixel * 4 + 3; at += 1) data[at] = soft.data[at] ?? 0;
      open[pixel] = 0;
    }
  }
  for (let pixel = 0; pixel < open.length; pixel += 1) {
    if (open[pixel] === 1) data.fill(Math.round((ground / 255) * full), pixel * 4, pixel * 4 + 3);
  }
  return { ...raster, data };
}

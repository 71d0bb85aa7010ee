import type { ImageStyle } from '@flint/shared/contracts/image-options';
import { boxBlur } from '../image/styles/flow';
import type { Pixels } from '../image/styles/pixels';

/** How far a style carries a change beyond where it was made, and the soft edge after that; thousandths of the short side. */
const REACH: Readonly<Record<ImageStyle, readonly [reach: number, feather: number]>> = {
  cartoon: [0, 0],
  photorealistic: [10, 9],
  artistic: [13, 5],
  sketch: [5, 3],
};
/** Difference of a channel from which a pixel counts as changed, 0–255. */
const CHANGED = 2;

/**
 * Lays a newly developed picture over the old one where the drawing changed, as far as the style carries it. `before` and
 * `after` are the drawings without their style; what lies farther away keeps the old pixels.
 */
export function layOver(old: Pixels, fresh: Pixels, before: Pixels, after: Pixels, style: ImageStyle): Pixels {
  const { width, height } = old;
  const mask = new Float32Array(width * height);
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    for (let at = pixel * 3; at < pixel * 3 + 3; at += 1) {
      if (Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)) > CHANGED) mask[pixel] = 1;
    }
  }
  const unit = Math.min(width, height) / 1000;
  const [reach, feather] = REACH[style].map((share) => Math.round(share * unit)) as [number, number];
  if (reach > 0) {
    boxBlur(mask, width, height, reach);
    for (let pixel = 0; pixel < mask.length; pixel += 1) mask[pixel] = (mask[pixel] ?? 0) > 0.001 ? 1 : 0;
    if (feather > 0) boxBlur(mask, width, height, feather);
  }
  const data = new Uint8Array(old.data);
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const share = mask[pixel] ?? 0;
    if (share < 0.002) continue;
    for (let at = pixel * 3; at < pixel * 3 + 3; at += 1) {
      const own = data[at] ?? 0;
      data[at] = Math.round(own + ((fresh.data[at] ?? 0) - own) * share);
    }
  }
  return { data, width, height };
}

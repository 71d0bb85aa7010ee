import { fullScale, type Raster } from './raster';

/** Colours times alpha, in place: what may be averaged without a dark or bright fringe. */
export function premultiply(raster: Raster): Raster {
  const { data } = raster;
  const full = fullScale(raster);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? full;
    if (alpha === full) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = Math.round(((data[channel] ?? 0) * alpha) / full);
    }
  }
  return raster;
}

/** Undoes {@link premultiply}, in place. */
export function unpremultiply(raster: Raster): Raster {
  const { data } = raster;
  const full = fullScale(raster);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? full;
    if (alpha === full || alpha === 0) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = Math.min(full, Math.round(((data[channel] ?? 0) * full) / alpha));
    }
  }
  return raster;
}

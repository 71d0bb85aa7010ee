import { over, type Raster } from '../raster/raster';

/** Longest side of the copy that is measured, pixels. */
const COPY = 400;
/** Largest tilt that is taken for a mistake, degrees, and the width of a class of angles. */
const [LIMIT, CLASS] = [12, 0.25] as const;
/** How much more the best angle must weigh than the usual one. */
const CLEAR = 3;

/**
 * The tilt of a picture by its long straight edges, in degrees to the right; undefined where no angle stands out.
 */
export async function measureTilt(raster: Raster): Promise<number | undefined> {
  const { data, info } = await over(raster)
    .resize(COPY, COPY, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#808080' })
    .greyscale()
    .blur(1.2)
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const classes = new Float64Array(Math.round((2 * LIMIT) / CLASS) + 1);
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x;
      const dx = sobel(data, at, 1, width);
      const dy = sobel(data, at, width, 1);
      const strength = Math.hypot(dx, dy);
      if (strength < 40) continue;
      // The edge runs across the gradient; near-vertical edges count by their angle from the vertical.
      const angle = (Math.atan2(-dx, dy) * 180) / Math.PI;
      const off = ((((angle + 45) % 90) + 90) % 90) - 45;
      if (Math.abs(off) > LIMIT) continue;
      const index = Math.round((off + LIMIT) / CLASS);
      classes[index] = (classes[index] ?? 0) + strength;
    }
  }
  return peakOf(classes);
}

function sobel(data: Uint8Array, at: number, step: number, across: number): number {
  const row = (offset: number, weight: number) =>
    weight * ((data[at + offset + step] ?? 0) - (data[at + offset - step] ?? 0));
  return row(-across, 1) + row(0, 2) + row(across, 1);
}

function peakOf(classes: Float64Array): number | undefined {
  const smooth = classes.map((_, at) =>
    [-2, -1, 0, 1, 2].reduce((sum, by) => sum + (classes[at + by] ?? 0) * (3 - Math.abs(by)), 0),
  );
  const total = smooth.reduce((sum, value) => sum + value, 0);
  const best = smooth.reduce((found, value, at) => (value > (smooth[found] ?? 0) ? at : found), 0);
  if (total === 0 || (smooth[best] ?? 0) < (CLEAR * total) / smooth.length) return undefined;
  return best * CLASS - LIMIT;
}

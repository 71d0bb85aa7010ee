import type { NoiseFunction2D } from 'simplex-noise';
import type { Mirror } from '../scenes/stage';
import type { Pixels } from './pixels';

/** Water reflection in place: mirrors the rows above the shore, displaced by ripples that grow towards the viewer. */
export function mirrorInWater(
  { data, width, height }: Pixels,
  { from, chop, strength }: Mirror,
  noise: NoiseFunction2D,
): void {
  const shore = Math.round(from);
  const depth = height - shore;
  const scale = 1000 / Math.min(width, height);
  for (let y = shore; y < height; y += 1) {
    const down = (y - shore) / depth;
    const rough = chop * (4 + 44 * down);
    const visible = strength * (1 - 0.72 * down);
    // Perspective: ripples look longer and flatter towards the shore.
    const band = ((y - shore) * scale * 0.16) / (0.25 + down);
    for (let x = 0; x < width; x += 1) {
      const wave = noise(x * scale * 0.006 * (1.25 - down), band) + 0.5 * noise(x * scale * 0.02, band * 2.3);
      const sourceY = Math.max(0, Math.min(shore - 1, Math.round(shore - 1 - (y - shore) * 1.05 + wave * rough)));
      const sourceX = Math.max(0, Math.min(width - 1, Math.round(x + wave * rough * 0.35)));
      const source = (sourceY * width + sourceX) * 3;
      const target = (y * width + x) * 3;
      const sheen = visible * (0.9 + 0.16 * wave);
      for (let channel = 0; channel < 3; channel += 1) {
        const own = data[target + channel] ?? 0;
        data[target + channel] = Math.max(0, Math.min(255, own + ((data[source + channel] ?? 0) - own) * sheen));
      }
    }
  }
}

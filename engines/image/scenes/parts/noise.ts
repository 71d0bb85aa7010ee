import type { NoiseFunction2D } from 'simplex-noise';

/** Fractal noise (fBm): octaves of noise summed, in about [-1, 1]. */
export function fbm(noise: NoiseFunction2D, x: number, y: number, octaves = 5): number {
  let sum = 0;
  let weight = 0.5;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x * 2 ** octave, y + octave * 7.3);
    weight *= 0.5;
  }
  return sum;
}

/** Ridged fractal noise in [0, 1]: sharp crests, as on eroded rock. */
export function ridged(noise: NoiseFunction2D, x: number, y: number, octaves = 5): number {
  let sum = 0;
  let weight = 0.5;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * (1 - Math.abs(noise(x * 2.1 ** octave, y + octave * 3.7)));
    weight *= 0.48;
  }
  return sum;
}

import { fullScale, type Raster } from '../raster/raster';
import { type Lab, linearTable, toLab, toLinearLight, toSrgb } from './oklab';

/** Changes one colour in place. */
export type ToneChange = (lab: Lab) => void;

/** Applies changes of colour to every pixel in one pass, in place; alpha and what is invisible stay. */
export function changeTones(raster: Raster, changes: readonly ToneChange[]): void {
  if (changes.length === 0) return;
  const { data } = raster;
  const full = fullScale(raster);
  const linear = linearTable(full);
  const lab: Lab = { l: 0, a: 0, b: 0 };
  const light = new Float64Array(3);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    toLab(linear[data[at] ?? 0] ?? 0, linear[data[at + 1] ?? 0] ?? 0, linear[data[at + 2] ?? 0] ?? 0, lab);
    for (const change of changes) change(lab);
    toLinearLight(lab, light);
    for (let channel = 0; channel < 3; channel += 1) {
      data[at + channel] = Math.round(toSrgb(light[channel] ?? 0) * full);
    }
  }
}

/** Mean lightness of what is visible, 0–1, from about ten thousand pixels. */
export function meanLightness(raster: Raster): number {
  const { data } = raster;
  const linear = linearTable(fullScale(raster));
  const stride = 4 * Math.max(1, Math.floor(data.length / 40_000));
  const lab: Lab = { l: 0, a: 0, b: 0 };
  let [sum, count] = [0, 0];
  for (let at = 0; at < data.length; at += stride) {
    if (data[at + 3] === 0) continue;
    toLab(linear[data[at] ?? 0] ?? 0, linear[data[at + 1] ?? 0] ?? 0, linear[data[at + 2] ?? 0] ?? 0, lab);
    sum += lab.l;
    count += 1;
  }
  return count > 0 ? sum / count : 0.5;
}

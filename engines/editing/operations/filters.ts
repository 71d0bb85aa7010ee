import { randomFrom } from '../../english/random';
import { STYLES } from '../../image/styles/styles';
import type { EditStep } from '../../spec/picture-editor';
import { fullScale, over, type Raster, readPixels } from '../raster/raster';
import { stepShare } from './step-values';
import type { ToneChange } from './tone-pass';
import { blended, chroma, tinted } from './tones';

const clamp = (value: number) => Math.max(0, Math.min(1, value));
const then =
  (...changes: readonly ToneChange[]): ToneChange =>
  (lab) => {
    for (const change of changes) change(lab);
  };
const curve =
  (shape: (l: number) => number): ToneChange =>
  (lab) => {
    lab.l = clamp(shape(lab.l));
  };

/** Filters that change each colour by itself. */
const TONES: Readonly<Record<string, ToneChange>> = {
  monochrome: chroma(0),
  sepia: then(chroma(0), tinted(0.014, 0.055)),
  noir: then(
    chroma(0),
    curve((l) => 0.5 + (l - 0.54) * 1.55),
  ),
  vintage: then(
    chroma(0.72),
    tinted(0.008, 0.028),
    curve((l) => 0.08 + l * 0.86),
  ),
  pastel: then(
    chroma(0.8),
    curve((l) => l + (1 - l) * 0.38),
  ),
  cinematic: (lab) => {
    const lit = clamp(lab.l) * 2 - 1;
    tinted(0.02 * lit, 0.034 * lit)(lab);
    lab.l = clamp(0.5 + (lab.l - 0.5) * 1.12 - 0.015);
  },
};

/** The colour filter that a step names; undefined where it is none. */
export function filterTone(step: EditStep, strength: number): ToneChange | undefined {
  const tone = step.operation === 'filter' ? TONES[String(step.name)] : undefined;
  return tone && blended(stepShare(step, strength), tone);
}

type PixelFilter = (raster: Raster, seed: number) => Promise<Raster>;

const FILTERS: Readonly<Record<string, PixelFilter>> = {
  invert: async (raster) => mapped(raster, (value, full) => full - value),
  posterise: async (raster) => mapped(raster, (value, full) => (Math.round((value / full) * 4) / 4) * full),
  pixels: async (raster) => {
    const side = Math.max(2, Math.round(Math.max(raster.width, raster.height) / 96));
    const [columns, rows] = [Math.ceil(raster.width / side), Math.ceil(raster.height / side)];
    const small = await readPixels(over(raster).resize(columns, rows, { fit: 'fill', kernel: 'cubic' }), raster);
    return readPixels(over(small).resize(raster.width, raster.height, { fit: 'fill', kernel: 'nearest' }), raster);
  },
  dreamy: async (raster) => {
    const glow = await readPixels(over(raster).blur(Math.max(0.5, Math.max(raster.width, raster.height) / 70)), raster);
    const full = fullScale(raster);
    return zipped(raster, glow, (own, soft) => full - ((full - own) * (full - soft * 0.55)) / full);
  },
  oil: (raster, seed) => inStyle(raster, 'artistic', seed),
  sketch: (raster, seed) => inStyle(raster, 'sketch', seed),
};

/** Whether a step is a filter that needs whole pixels. */
export const isPixelFilter = (step: EditStep): boolean =>
  step.operation === 'filter' && Object.hasOwn(FILTERS, String(step.name));

/** Applies such a filter, as much of it as the strength says. */
export async function filterPixels(raster: Raster, step: EditStep, strength: number, seed: number): Promise<Raster> {
  const filter = FILTERS[String(step.name)];
  const share = stepShare(step, strength);
  if (!filter || share === 0) return raster;
  const filtered = await filter(raster, seed);
  return share === 1 ? filtered : zipped(raster, filtered, (own, other) => own + (other - own) * share);
}

function mapped(raster: Raster, change: (value: number, full: number) => number): Raster {
  const full = fullScale(raster);
  return zipped(raster, raster, (value) => change(value, full));
}

/** Combines the colours of two rasters of one size; alpha is the first's. */
function zipped(one: Raster, other: Raster, change: (own: number, other: number) => number): Raster {
  const data = one.data.slice();
  for (let at = 0; at < data.length; at += 1) {
    if (at % 4 !== 3) data[at] = Math.round(change(one.data[at] ?? 0, other.data[at] ?? 0));
  }
  return { ...one, data };
}

/** Develops a picture in a style of the illustrator; what is transparent is developed as white and stays transparent. */
async function inStyle(raster: Raster, style: 'artistic' | 'sketch', seed: number): Promise<Raster> {
  const { width, height } = raster;
  const full = fullScale(raster);
  const plain = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const alpha = (raster.data[pixel * 4 + 3] ?? full) / full;
    for (let channel = 0; channel < 3; channel += 1) {
      const own = ((raster.data[pixel * 4 + channel] ?? 0) / full) * 255;
      plain[pixel * 3 + channel] = Math.round(own * alpha + 255 * (1 - alpha));
    }
  }
  const chance = randomFrom(`${seed}|edit`).fork('style');
  const { data: developed } = await STYLES[style].develop({ data: plain, width, height }, chance, { named: [] });
  const data = raster.data.slice();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      data[pixel * 4 + channel] = Math.round(((developed[pixel * 3 + channel] ?? 0) / 255) * full);
    }
  }
  return { ...raster, data };
}

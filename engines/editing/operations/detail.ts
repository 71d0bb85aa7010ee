import type { EditStep } from '../../spec/picture-editor';
import { bleed } from '../raster/bleed';
import { isTransparent, over, pixelsOf, type Raster } from '../raster/raster';
import { amountOf } from './step-values';

/** Standard deviation of a usual blur, in thousandths of the short side. */
const BLUR = 4;

/** Blurs, colours weighed by their alpha, so that no dark fringe appears. */
export async function blur(raster: Raster, step: EditStep, strength: number): Promise<Raster> {
  const sigma = (BLUR * Math.abs(amountOf(step, strength)) * Math.min(raster.width, raster.height)) / 1000;
  return sigma < 0.3 ? raster : pixelsOf(over(raster).blur(sigma), raster);
}

/** Sharpens lightness alone, so that edges get no coloured rim. */
export async function sharpen(raster: Raster, step: EditStep, strength: number): Promise<Raster> {
  const amount = Math.abs(amountOf(step, strength));
  if (amount < 0.02) return raster;
  const sigma = Math.max(0.7, Math.min(raster.width, raster.height) / 1400);
  const whole = isTransparent(raster) ? await bleed(raster) : raster;
  const sharper = await pixelsOf(over(whole).sharpen({ sigma, m1: 0.6 * amount, m2: 2 * amount }), raster);
  for (let at = 3; at < raster.data.length; at += 4) sharper.data[at] = raster.data[at] ?? 0;
  return sharper;
}

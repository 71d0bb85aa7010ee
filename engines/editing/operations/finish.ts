import { EDIT_PIXELS_MAX } from '@flint/shared/contracts/editing-limits';
import { randomFrom } from '../../english/random';
import { letteringFor } from '../../image/lettering/letter';
import { safeHex } from '../../image/palette/colour';
import { readPrompt } from '../../image/prompt/read-prompt';
import { EditError } from '../../spec/edit-error';
import type { EditStep } from '../../spec/picture-editor';
import { bleed } from '../raster/bleed';
import { isTransparent, over, type Raster, readPixels } from '../raster/raster';
import { stepAmount } from './step-values';

/** How much a usual vignette darkens the corners, 0–1. */
const VIGNETTE = 0.5;
/** Amplitude of usual film grain, 0–255. */
const GRAIN = 22;
/** Width of a usual frame, as a share of the short side, and how much wider the foot of an instant picture is. */
const [FRAME, FOOT] = [0.045, 3.2] as const;

/** Darkens towards the corners, in place; the middle stays. */
export function vignette({ data, width, height }: Raster, step: EditStep, strength: number): void {
  const amount = VIGNETTE * Math.min(1.8, Math.abs(stepAmount(step, strength)));
  for (let y = 0; y < height; y += 1) {
    const down = ((y + 0.5) / height - 0.5) * 2;
    for (let x = 0; x < width; x += 1) {
      const across = ((x + 0.5) / width - 0.5) * 2;
      const out = Math.max(0, (across * across + down * down) / 2 - 0.16) / 0.84;
      if (out === 0) continue;
      const fall = 1 - amount * out * (2 - out);
      const at = (y * width + x) * 4;
      for (let channel = at; channel < at + 3; channel += 1) data[channel] = Math.round((data[channel] ?? 0) * fall);
    }
  }
}

/** Film grain in the middle tones, in place; the mean stays. */
export function grain({ data }: Raster, step: EditStep, strength: number, seed: number): void {
  const amount = GRAIN * Math.abs(stepAmount(step, strength));
  const chance = randomFrom(`${seed}|grain`);
  for (let at = 0; at < data.length; at += 4) {
    const luma = (data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114;
    const bump = (chance.next() + chance.next() - 1) * amount * (1 - Math.abs(luma - 128) / 160);
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = Math.max(0, Math.min(255, Math.round((data[channel] ?? 0) + bump)));
    }
  }
}

/** Sets a text over the picture, where it is calm or in the part that the step names. */
export async function setText(raster: Raster, step: EditStep): Promise<Raster> {
  const { width, height } = raster;
  const { data } = await over(raster)
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { moods, words } = readPrompt('');
  const top = { top: 0.06, middle: 0.34, bottom: 0.64 }[String(step.place)];
  const quiet =
    top === undefined ? undefined : { x: width * 0.07, y: height * top, width: width * 0.86, height: height * 0.3 };
  const manner = { style: 'photorealistic' as const, moods, words };
  const overlay = letteringFor({ data, width, height }, [String(step.text ?? '')], manner, quiet);
  if (!overlay) throw new EditError('This text has no letters that our fonts can set.');
  return readPixels(over(raster).composite([{ input: Buffer.from(overlay) }]), raster);
}

/** A frame around the picture, which grows by it. */
export async function frame(raster: Raster, step: EditStep, strength: number): Promise<Raster> {
  const { width, height } = raster;
  const side = Math.round(FRAME * Math.min(width, height) * Math.abs(stepAmount(step, strength)));
  if (side === 0) return raster;
  const bottom = step.polaroid === true ? Math.round(side * FOOT) : side;
  if ((width + 2 * side) * (height + side + bottom) > EDIT_PIXELS_MAX) {
    throw new EditError('With this frame the picture would have more than 64 megapixels. Make it smaller first.');
  }
  const background = typeof step.colour === 'string' ? (safeHex(step.colour) ?? '#ffffff') : '#ffffff';
  return readPixels(over(raster).extend({ top: side, left: side, right: side, bottom, background }), raster);
}

/** Standard deviation of a usual blur, in thousandths of the short side. */
const BLUR = 4;

/** Blurs, colours weighed by their alpha, so that no dark fringe appears. */
export async function blur(raster: Raster, step: EditStep, strength: number): Promise<Raster> {
  const sigma = (BLUR * Math.abs(stepAmount(step, strength)) * Math.min(raster.width, raster.height)) / 1000;
  return sigma < 0.3 ? raster : readPixels(over(raster).blur(sigma), raster);
}

/** Sharpens lightness alone, so that edges get no coloured rim. */
export async function sharpen(raster: Raster, step: EditStep, strength: number): Promise<Raster> {
  const amount = Math.abs(stepAmount(step, strength));
  if (amount < 0.02) return raster;
  const sigma = Math.max(0.7, Math.min(raster.width, raster.height) / 1400);
  const whole = isTransparent(raster) ? await bleed(raster) : raster;
  const sharper = await readPixels(over(whole).sharpen({ sigma, m1: 0.6 * amount, m2: 2 * amount }), raster);
  for (let at = 3; at < raster.data.length; at += 4) sharper.data[at] = raster.data[at] ?? 0;
  return sharper;
}

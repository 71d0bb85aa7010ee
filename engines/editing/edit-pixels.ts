import type { EditPlan, EditStep } from '../spec/picture-editor';
import { filterPixels, filterTone, isPixelFilter } from './operations/filters';
import { blur, frame, grain, setText, sharpen, vignette } from './operations/finish';
import { crop, rotate, straighten } from './operations/shape';
import { numberIn } from './operations/step-values';
import { measureTilt } from './operations/tilt';
import { changeTones, meanLightness, type ToneChange } from './operations/tone-pass';
import { stepTone } from './operations/tones';
import { toEightBits } from './raster/eight-bits';
import type { Raster } from './raster/raster';

/** A picture being edited, with the notes for its user. */
export interface Edited {
  readonly raster: Raster;
  readonly notes: readonly string[];
}

/** What every operation gets beside its step. */
export interface Manner {
  /** 0–1; 0.5 as described. */
  readonly strength: number;
  readonly seed: number;
}

const NOT_TILTED = 'No tilted line was found, so nothing was straightened.';

/**
 * Carries out the steps of a plan on pixels: shape, colours, detail, then what is laid over, whatever the order in which
 * they were asked for. The result has 8 bits a channel.
 */
export async function editPixels(start: Raster, { steps }: EditPlan, manner: Manner): Promise<Edited> {
  const { strength, seed } = manner;
  const of = (operation: EditStep['operation']) => steps.filter((step) => step.operation === operation);
  const notes: string[] = [];
  let raster = start;
  for (const step of steps) {
    if (step.operation === 'crop') raster = await crop(raster, step);
    if (step.operation === 'rotate') raster = await rotate(raster, step);
    if (step.operation === 'straighten') {
      const tilt = numberIn(step.degrees, -45, 45) ?? (await measureTilt(raster).then((found) => found && -found));
      if (tilt === undefined) notes.push(NOT_TILTED);
      else raster = await straighten(raster, tilt);
    }
  }
  raster = retoned(raster, steps, strength);
  for (const step of steps.filter(isPixelFilter)) raster = await filterPixels(raster, step, strength, seed);
  for (const step of of('blur')) raster = await blur(raster, step, strength);
  for (const step of of('sharpen')) raster = await sharpen(raster, step, strength);
  raster = toEightBits(raster);
  const painted = { ...raster, data: raster.data.slice() };
  for (const step of of('vignette')) vignette(painted, step, strength);
  for (const step of of('grain')) grain(painted, step, strength, seed);
  raster = painted;
  for (const step of of('text')) raster = await setText(raster, step);
  for (const step of of('frame')) raster = await frame(raster, step, strength);
  return { raster, notes };
}

function retoned(raster: Raster, steps: readonly EditStep[], strength: number): Raster {
  if (strength <= 0) return raster;
  const tones = { mean: meanLightness(raster) };
  const changes = steps
    .map((step) => stepTone(step, strength, tones) ?? filterTone(step, strength))
    .filter((change): change is ToneChange => change !== undefined);
  if (changes.length === 0) return raster;
  const changed = { ...raster, data: raster.data.slice() };
  changeTones(changed, changes);
  return changed;
}

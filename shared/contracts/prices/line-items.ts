import type { Costs } from '../credits';
import type { UpscaleRecipe } from '../recipes/editing';
import type { ImageRecipe } from '../recipes/image';
import type { MusicRecipe } from '../recipes/music';
import type { SpeechRecipe } from '../recipes/speech';
import type { TranscriptRecipe } from '../recipes/transcript';
import type { VideoRecipe } from '../recipes/video';

/** What an order is priced by: a row of the cost table, and the number of its units. */
export interface LineItem {
  readonly key: string;
  readonly units: number;
}

/**
 * The exact price of a line item in whole credits: the button shows it, the server holds it.
 * @throws RangeError when the cost table has no such row: nothing is ever free by accident
 */
export function priceItem(costs: Costs, { key, units }: LineItem): number {
  const each = costs[key];
  if (each === undefined) throw new RangeError(`No price for ${key}`);
  return each * units;
}

/** The price for display: undefined while the cost table is not loaded, or where it has no such row. */
export function shownPrice(costs: Costs | null, item: LineItem): number | undefined {
  return costs && item.key in costs ? priceItem(costs, item) : undefined;
}

const CHARACTERS = 1000;
const MINUTE = 60;
const HALF_MINUTE = 30;

/** Rounds up to whole units, at least one. */
const begun = (amount: number, size: number) => Math.max(1, Math.ceil(amount / size));

/** Charged per picture. */
export function imageItem({ model, count }: Pick<ImageRecipe, 'model' | 'count'>): LineItem {
  return { key: `image:${model}`, units: count };
}

/** A flat price of a picture edited by words. */
export function editItem(): LineItem {
  return { key: 'edit', units: 1 };
}

/** A flat price of a picture without its background. */
export function cutoutItem(): LineItem {
  return { key: 'cutout', units: 1 };
}

/** Charged by how much larger the picture becomes. */
export function upscaleItem({ factor }: Pick<UpscaleRecipe, 'factor'>): LineItem {
  return { key: `upscale:${factor}`, units: 1 };
}

/** Charged per second begun; `duration` is the length that will be made, in seconds. */
export function videoItem({ model, duration }: Pick<VideoRecipe, 'model' | 'duration'>): LineItem {
  return { key: `video:${model}:second`, units: Math.ceil(duration) };
}

/** Charged per thousand characters begun. */
export function speechItem({ text }: Pick<SpeechRecipe, 'text'>): LineItem {
  return { key: 'speech:1000', units: begun([...text].length, CHARACTERS) };
}

/** Encoders fill their last frame with silence, at most this many seconds: a minute sharp is one minute. */
const FRAME = 0.08;

/** Charged per minute begun of the recording. */
export function transcriptItem({ seconds }: Pick<TranscriptRecipe, 'seconds'>): LineItem {
  return { key: 'transcript:minute', units: begun(seconds - FRAME, MINUTE) };
}

/** Charged per half minute begun. */
export function musicItem({ duration }: Pick<MusicRecipe, 'duration'>): LineItem {
  return { key: 'music:30s', units: begun(duration, HALF_MINUTE) };
}

/** A flat price, regardless of the number of pictures. */
export function promptItem(): LineItem {
  return { key: 'prompt', units: 1 };
}

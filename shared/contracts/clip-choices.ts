import { clipRatios, KEEPS_SHAPE, keepsShape } from './clip-shapes';
import { ASPECT_RATIO_IDS } from './image-options';
import type { VideoModelId } from './models';
import type { ServedBy } from './providers';
import { clipLengths, DEFAULT_VIDEO_MODEL, DEFAULT_VIDEO_RATIO, DEFAULT_VIDEO_SECONDS, secondsMade } from './videos';

/** What the form of a step offers for its film, and what is chosen. */
export interface ClipChoices {
  /** The length that is made and charged, in seconds. */
  readonly seconds: number;
  /** Lengths that there are; null where any can be made. */
  readonly lengths: readonly number[] | null;
  readonly ratio: string;
  /** Ratios that there are, and the chosen one where it cannot be made: so that it is seen and can be changed. */
  readonly ratios: readonly string[];
  /** What is to be known of the ratio. */
  readonly ratioHelp: string | undefined;
}

/** @param input the body of a film as it is written so far; what it leaves out is the default */
export function clipChoices(servedBy: ServedBy, input: Readonly<Record<string, unknown>>): ClipChoices {
  const model = (input.model || DEFAULT_VIDEO_MODEL) as VideoModelId;
  const fromPicture = Boolean(input.image_url);
  const ratio = String(input.aspect_ratio || DEFAULT_VIDEO_RATIO);
  const made: readonly string[] = clipRatios(servedBy, model, { fromPicture });
  return {
    seconds: secondsMade(servedBy, model, Number(input.duration) || DEFAULT_VIDEO_SECONDS),
    lengths: clipLengths(servedBy, model),
    ratio,
    ratios: [...ASPECT_RATIO_IDS.filter((each) => made.includes(each)), ...(made.includes(ratio) ? [] : [ratio])],
    ratioHelp: fromPicture && keepsShape(servedBy, model) ? KEEPS_SHAPE : undefined,
  };
}

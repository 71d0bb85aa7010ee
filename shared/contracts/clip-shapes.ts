import { ASPECT_RATIO_IDS, type AspectRatio } from './image-options';
import { VIDEO_MODELS, type VideoModelId } from './models';
import { PROVIDERS, type ServedBy } from './providers';
import {
  DEFAULT_VIDEO_MODEL,
  DEFAULT_VIDEO_RATIO,
  type GenerateVideoBody,
  needsPicture,
  PICTURE_NEEDED,
} from './videos';

/** Aspect ratios that a vendor's model makes; null where a clip has the aspect ratio of its picture. */
interface ClipShapes {
  readonly fromWords: readonly AspectRatio[];
  readonly fromPicture: readonly AspectRatio[] | null;
}

const WIDE_OR_UPRIGHT = ['16:9', '9:16'] as const;
const BOTH: ClipShapes = { fromWords: WIDE_OR_UPRIGHT, fromPicture: WIDE_OR_UPRIGHT };

/** By model, of a provider that runs the named one. docs/providers/fal.md lists the sources. */
const MODEL_SHAPES: Readonly<Record<VideoModelId, ClipShapes>> = {
  'fal-ai/stable-video': { fromWords: ['1:1', '16:9', '9:16'], fromPicture: null },
  'fal-ai/luma-dream-machine': BOTH,
  'fal-ai/runway-gen3/turbo/image-to-video': BOTH,
  'fal-ai/veo3/fast/image-to-video': BOTH,
  'fal-ai/wan-pro/image-to-video': { fromWords: ['16:9'], fromPicture: null },
};

/** Of providers whose one model makes every clip. */
const PROVIDER_SHAPES: Partial<Readonly<Record<ServedBy, ClipShapes>>> = {
  replicate: { fromWords: ['1:1', '16:9', '9:16'], fromPicture: null },
};

const shapesOf = (servedBy: ServedBy, model: VideoModelId): ClipShapes | undefined =>
  PROVIDERS[servedBy].runsNamedModels ? MODEL_SHAPES[model] : PROVIDER_SHAPES[servedBy];

/** Said where there is no ratio to choose: {@link keepsShape}. */
export const KEEPS_SHAPE = 'The film keeps the shape of its picture.';

/** Whether a clip that starts from a picture has that picture's aspect ratio and ignores the ordered one. */
export function keepsShape(servedBy: ServedBy, model: VideoModelId): boolean {
  return shapesOf(servedBy, model)?.fromPicture === null;
}

/** Aspect ratios that a clip can be ordered in; all of them where the provider has no limits. */
export function clipRatios(
  servedBy: ServedBy,
  model: VideoModelId,
  { fromPicture }: { readonly fromPicture: boolean },
): readonly AspectRatio[] {
  return shapesOf(servedBy, model)?.[fromPicture ? 'fromPicture' : 'fromWords'] ?? ASPECT_RATIO_IDS;
}

/** The ratio that is made of a wanted one: that one, or the nearest of those that there are. */
export function ratioMade(
  servedBy: ServedBy,
  model: VideoModelId,
  { ratio, fromPicture }: { readonly ratio: AspectRatio; readonly fromPicture: boolean },
): AspectRatio {
  const made = clipRatios(servedBy, model, { fromPicture });
  if (made.includes(ratio)) return ratio;
  const distance = (other: AspectRatio) => Math.abs(Math.log(widthOf(other) / widthOf(ratio)));
  const [nearest = ratio] = made.toSorted((one, other) => distance(one) - distance(other));
  return nearest;
}

/** Width of a ratio whose height is 1. */
function widthOf(ratio: AspectRatio): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

/** A parameter of a film that the provider does not support, and why. */
export interface ClipFault {
  readonly field: 'aspect_ratio' | 'image_url';
  readonly message: string;
}

/** What a film is ordered with that decides whether it can be made. */
export type ClipWish = Pick<GenerateVideoBody, 'model' | 'aspect_ratio' | 'image_url'>;

/** Why the provider cannot make a film; undefined where it can. The wish itself is sound. */
export function clipFault(servedBy: ServedBy, wish: ClipWish): ClipFault | undefined {
  const { model = DEFAULT_VIDEO_MODEL, aspect_ratio: ratio = DEFAULT_VIDEO_RATIO, image_url } = wish;
  const fromPicture = Boolean(image_url);
  if (!fromPicture && needsPicture(servedBy, model)) return { field: 'image_url', message: PICTURE_NEEDED };
  const ratios = clipRatios(servedBy, model, { fromPicture });
  if (ratios.includes(ratio)) return undefined;
  const named = PROVIDERS[servedBy].runsNamedModels ? VIDEO_MODELS.find(({ id }) => id === model)?.label : undefined;
  const choices = new Intl.ListFormat('en', { type: 'disjunction' }).format(ratios);
  const message = `${named ?? 'The provider'} does not make ${ratio} video. Choose ${choices}.`;
  return { field: 'aspect_ratio', message };
}

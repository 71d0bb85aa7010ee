import type { AspectRatio, ImageStyle } from '@flint/shared/contracts/image-options';
import type { QueuedModel } from './queued-model';

/** What to draw: the run's recipe with every default filled in. */
export interface ImageOrder {
  readonly prompt: string;
  readonly model: string;
  readonly style: ImageStyle | null;
  readonly aspectRatio: AspectRatio;
  readonly count: number;
  readonly seed: number;
  /** A starting image: an address the vendor can reach, or a data URI. */
  readonly imageUrl: string | null;
  /** How the starting image is varied; absent where it is only started from. */
  readonly variation?: Variation;
}

/** `alike` goes by the picture, and by its own words if there are any; `reworded` follows other words. */
export type Variation = 'alike' | 'reworded';

/** A picture as the vendor keeps it; its address lapses, so the caller downloads and keeps a copy. */
export interface ProviderPicture {
  readonly url: string;
  readonly contentType: string;
  /** Pixels, or null where the vendor does not tell. */
  readonly width: number | null;
  readonly height: number | null;
  readonly seed: number | null;
}

export interface QueuedImageModel extends QueuedModel<ImageOrder, readonly ProviderPicture[]> {
  /** How many pictures of this order one request makes. A larger order is several requests, each submitted alone. */
  picturesPerRequest(order: ImageOrder): number;

  /** The shape a model makes where it does not make the ordered one, which is then cut from it; undefined where it does. */
  cutFrom(model: string, ratio: AspectRatio): string | undefined;

  /** Why a variation cannot be made by this model, in words for the user; undefined when it can. */
  whyNotVaried(order: Pick<ImageOrder, 'model' | 'prompt' | 'variation'>): string | undefined;
}

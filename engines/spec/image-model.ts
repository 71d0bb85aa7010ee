import type { AspectRatio, ImageStyle } from '@flint/shared/contracts/image-options';
import type { QueuedModel } from './queued-model';

/** A request for pictures: the run's recipe with every default filled in. */
export interface ImageOrder {
  readonly prompt: string;
  readonly model: string;
  readonly style: ImageStyle | null;
  readonly aspectRatio: AspectRatio;
  readonly count: number;
  readonly seed: number;
  /** A start image (image-to-image): an address the vendor can reach, or a data URI. */
  readonly imageUrl: string | null;
  /** How the start image is varied; absent for plain image-to-image. */
  readonly variation?: Variation;
}

/** `alike` follows the picture, and its own prompt if there is one; `reworded` follows another prompt. */
export type Variation = 'alike' | 'reworded';

/** A picture on the vendor's storage; its address expires, so the caller downloads a copy. */
export interface ProviderPicture {
  readonly url: string;
  readonly contentType: string;
  /** Pixels, or null where the vendor does not report them. */
  readonly width: number | null;
  readonly height: number | null;
  readonly seed: number | null;
}

export interface QueuedImageModel extends QueuedModel<ImageOrder, readonly ProviderPicture[]> {
  /** Pictures that one request makes. A larger order is several requests, each submitted alone. */
  picturesPerRequest(order: ImageOrder): number;

  /**
   * The aspect ratio a model makes instead of the ordered one, to which the picture is then cropped; undefined where it
   * makes the ordered one.
   */
  cutFrom(model: string, ratio: AspectRatio): string | undefined;

  /** Why this model cannot make a variation, in words for the user; undefined when it can. */
  whyNotVaried(order: Pick<ImageOrder, 'model' | 'prompt' | 'variation'>): string | undefined;
}

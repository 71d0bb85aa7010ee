import type { AspectRatio, ImageStyle } from '@flint/shared/contracts/images';

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

export interface SubmittedRequest {
  /** Opaque: store it before anything else, then hand it back to `poll`, `result` and `cancel` as it is. */
  readonly requestId: string;
}

export type RequestState =
  | { readonly state: 'queued'; readonly ahead: number | null }
  | { readonly state: 'running'; readonly logs: readonly string[] }
  /** Ended, well or badly: {@link QueuedImageModel.result} tells which. */
  | { readonly state: 'done' };

/**
 * A vendor with a queue. Each step stands alone, so a run killed between two of them resumes at the later one.
 * Every method throws `ProviderError`, or the signal's own reason when the caller aborted it.
 */
export interface QueuedImageModel {
  readonly servedBy: 'fal';

  /** How many pictures of this order one request makes. A larger order is several requests, each submitted alone. */
  picturesPerRequest(order: ImageOrder): number;

  /** Why a variation cannot be made by this model, in words for the user; undefined when it can. */
  whyNotVaried(order: Pick<ImageOrder, 'model' | 'prompt' | 'variation'>): string | undefined;

  /**
   * Places the order: exactly one HTTP request, never sent again from here, because every accepted one is paid.
   * After an abort or a `lost_response` nobody knows whether the vendor took it: do not submit the same order again.
   */
  submit(order: ImageOrder, signal: AbortSignal): Promise<SubmittedRequest>;

  /** Asks once how the request stands; a passing network fault is tried again a few times first. */
  poll(requestId: string, signal: AbortSignal): Promise<RequestState>;

  /** The pictures of a request that is done: possibly fewer than ordered, never none. */
  result(requestId: string, signal: AbortSignal): Promise<readonly ProviderPicture[]>;

  /**
   * Asks the vendor to stop. `cancelled` means the wish was accepted: a running request may still finish,
   * and its pictures are then nobody's. `too_late` means it had ended before.
   */
  cancel(requestId: string, signal: AbortSignal): Promise<'cancelled' | 'too_late'>;
}

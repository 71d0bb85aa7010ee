import type { ServedBy } from '@flint/shared/contracts/providers';

/** A file as the vendor keeps it; its address lapses, so the caller downloads and keeps a copy. */
export interface ProviderFile {
  readonly url: string;
  readonly contentType: string;
  /** Null where it does not apply or the vendor does not tell. */
  readonly seconds: number | null;
  /** Pixels, or null where they do not apply or the vendor does not tell. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface SubmittedRequest {
  /** Opaque: store it before anything else, then hand it back to `poll`, `result` and `cancel` as it is. */
  readonly requestId: string;
}

export type RequestState =
  | { readonly state: 'queued'; readonly ahead: number | null }
  | { readonly state: 'running'; readonly logs: readonly string[] }
  /** Ended, well or badly: {@link QueuedModel.result} tells which. */
  | { readonly state: 'done' };

/**
 * A vendor with a queue. Each step stands alone, so a run killed between two of them resumes at the later one.
 * Every method throws `ProviderError`, or the signal's own reason when the caller aborted it.
 */
export interface QueuedModel<Order, Result> {
  readonly servedBy: ServedBy;

  /** The model that answers in place of the one that was named; absent where the named one does. */
  runsAs?(model: string): string;

  /** Why an order cannot be made, in words for the user; undefined when nothing is known against it. Asks nobody. */
  whyNot?(order: Order): string | undefined;

  /**
   * Places the order: exactly one HTTP request, never sent again from here, because every accepted one is paid.
   * After an abort or a `lost_response` nobody knows whether the vendor took it: do not submit the same order again.
   */
  submit(order: Order, signal: AbortSignal): Promise<SubmittedRequest>;

  /** Asks once how the request stands; a passing network fault is tried again a few times first. */
  poll(requestId: string, signal: AbortSignal): Promise<RequestState>;

  /** What a request that is done brought: possibly less than ordered, never nothing. */
  result(requestId: string, signal: AbortSignal): Promise<Result>;

  /**
   * Asks the vendor to stop. `cancelled` means the wish was accepted: a running request may still finish,
   * and its result is then nobody's. `too_late` means it had ended before.
   */
  cancel(requestId: string, signal: AbortSignal): Promise<'cancelled' | 'too_late'>;
}

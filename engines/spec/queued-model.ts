import type { ServedBy } from '@flint/shared/contracts/providers';
import type { TellUsage } from './vendor-usage';

/** A file on the vendor's storage; its address expires, so the caller downloads a copy. */
export interface ProviderFile {
  readonly url: string;
  readonly contentType: string;
  /** Null where it does not apply or the vendor does not report it. */
  readonly seconds: number | null;
  /** Pixels, or null where they do not apply or the vendor does not report them. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface SubmittedRequest {
  /** Opaque: store it before anything else, then pass it to `poll`, `result` and `cancel` unchanged. */
  readonly requestId: string;
  /** The vendor's model that was asked, as its price list names it. */
  readonly model?: string;
}

export type RequestState =
  | { readonly state: 'queued'; readonly ahead: number | null }
  | { readonly state: 'running'; readonly logs: readonly string[] }
  /** Ended, as success or failure: {@link QueuedModel.result} returns which. */
  | { readonly state: 'done' };

/**
 * A vendor with an asynchronous queue. Each step stands alone, so a run killed between two of them resumes at the later
 * one. Every method throws `ProviderError`, or the signal's own reason when the caller aborted it.
 */
export interface QueuedModel<Order, Result> {
  readonly servedBy: ServedBy;

  /** The model that serves the named one; absent where it serves itself. */
  runsAs?(model: string): string;

  /** Why an order is invalid, in words for the user; undefined when it is valid. Makes no request. */
  whyNot?(order: Order): string | undefined;

  /**
   * Submits the order: exactly one HTTP request, never retried from here, because every accepted one is paid. After an
   * abort or a `lost_response` it is unknown whether the vendor took it: do not submit the same order again.
   */
  submit(order: Order, signal: AbortSignal): Promise<SubmittedRequest>;

  /** Polls the state of the request once; a transient network fault is retried a few times first. */
  poll(requestId: string, signal: AbortSignal): Promise<RequestState>;

  /**
   * The result of a request that is done: possibly less than ordered, never empty.
   * @param tell receives the vendor's count once, also before a failure is thrown
   */
  result(requestId: string, signal: AbortSignal, tell?: TellUsage): Promise<Result>;

  /**
   * Asks the vendor to stop. `cancelled` means the vendor accepted: a running request may still finish, and its result
   * is then discarded. `too_late` means it had ended before.
   */
  cancel(requestId: string, signal: AbortSignal): Promise<'cancelled' | 'too_late'>;
}

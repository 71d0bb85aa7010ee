/**
 * - `unreachable`: the request never arrived (no route, refused, no answer to a question that costs nothing)
 * - `lost_response`: an order was sent and its answer never came; the vendor may have taken it
 * - `refused`: the vendor will not take this order as it is; another wording or setting may pass
 * - `failed`: the vendor took the order and could not finish it
 * - `timeout`: the vendor gave up waiting, or we did
 * - `unauthorized`: our key is missing, wrong or out of funds; nothing a user can change
 * - `busy`: the vendor asks to come back later
 * - `not_installed`: this server lacks a program or a setting; the diagnostic names what helps
 */
export type ProviderFault =
  | 'unreachable'
  | 'lost_response'
  | 'refused'
  | 'failed'
  | 'timeout'
  | 'unauthorized'
  | 'busy'
  | 'not_installed';

/** Default messages of the faults; complete sentences, safe to show to users. */
export const FAULT_WORDS: Readonly<Record<ProviderFault, string>> = {
  unreachable: 'The model could not be reached.',
  lost_response: 'The model did not answer.',
  refused: 'The provider did not accept this order. Change the prompt or the settings and try again.',
  failed: 'The model could not finish.',
  timeout: 'The model did not answer in time.',
  unauthorized: 'This server has no access to the model right now.',
  busy: 'The model is busy. Try again in a minute.',
  not_installed: 'This server is not set up for this yet.',
};

export const DECLINED_PROMPT = 'The provider declined this prompt. Change the wording and try again.';

export interface ProviderErrorDetails {
  /** For users; the default is {@link FAULT_WORDS}. */
  readonly message?: string;
  readonly retryable?: boolean;
  readonly requestId?: string | null;
  /** The vendor's own message. For logs only. */
  readonly diagnostic?: string;
  /** Whether a shorter order of the same kind may pass. */
  readonly isTooLong?: boolean;
}

/** A failed request to a provider. The message is for users; everything else is for programs and logs. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  /** Whether the same step may be retried without any chance of paying twice. */
  readonly retryable: boolean;
  readonly requestId: string | null;
  readonly diagnostic: string;
  readonly isTooLong: boolean;

  constructor(
    readonly kind: ProviderFault,
    {
      message = FAULT_WORDS[kind],
      retryable = false,
      requestId = null,
      diagnostic = '',
      isTooLong = false,
    }: ProviderErrorDetails = {},
  ) {
    super(message);
    this.retryable = retryable;
    this.requestId = requestId;
    this.diagnostic = diagnostic;
    this.isTooLong = isTooLong;
  }
}

/** Every code an answer's `error` may carry. The message is for people, the code for programs. */
export const ERROR_CODES = {
  invalid_input: 400,
  /** Recognised by the words in the message too: they contain `insufficient credits`. */
  insufficient_credits: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  email_unverified: 403,
  forbidden: 403,
  /** A cookie-authenticated change from another origin. */
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  /** A signed address whose time is over: ask for what it stood for again. */
  address_lapsed: 410,
  conflict: 409,
  email_taken: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  /** A part of a file was asked for that it does not have. */
  range_unsatisfiable: 416,
  /** The same Idempotency-Key came with another request. */
  idempotency_mismatch: 422,
  rate_limited: 429,
  cancelled: 409,
  internal: 500,
  provider_failed: 502,
  /** What a model wrote did not fit what was asked for, twice. */
  unusable_answer: 502,
  not_configured: 503,
  provider_timeout: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** The end of the message chain for API calls. */
export const UNEXPECTED_ERROR = 'An unexpected error occurred';
/** Shown when the thing thrown is no error object. */
export const UNKNOWN_ERROR = 'Unknown error occurred';
export const API_BASE_MISSING = 'API base URL is not configured. Please set NEXT_PUBLIC_API_URL.';

/** Whether an answer says the balance is too low: status 400 and these words. */
export function isInsufficientCredits(status: number, message: string): boolean {
  return status === 400 && /insufficient credits/i.test(message);
}

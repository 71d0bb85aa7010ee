/** All codes of an answer's `error`. The message is for users, the code for programs. */
export const ERROR_CODES = {
  invalid_input: 400,
  /** Also recognised by its message, which contains `insufficient credits`. */
  insufficient_credits: 400,
  /** An order would take an API key over its cap of the day, or a user over an own cap by day or by run. */
  spend_cap: 403,
  /** An order would cost more than its `Max-Credits`. */
  above_max: 409,
  unauthenticated: 401,
  wrong_credentials: 401,
  email_unverified: 403,
  forbidden: 403,
  /** CSRF protection: a cookie-authenticated change from another origin. */
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  /** A URL that worked once: a signed one that expired, which is requested anew, or a link that was taken back. */
  address_lapsed: 410,
  conflict: 409,
  email_taken: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  /** The requested range is outside the file. */
  range_unsatisfiable: 416,
  /** The same Idempotency-Key was used with another request. */
  idempotency_mismatch: 422,
  rate_limited: 429,
  cancelled: 409,
  internal: 500,
  provider_failed: 502,
  /** A model's answer did not fit the schema, twice. */
  unusable_answer: 502,
  not_configured: 503,
  /** The database is away: nothing was done, and the same request will succeed in a moment. */
  unavailable: 503,
  provider_timeout: 504,
  /** The server's disk is full: nothing was written, and nothing kept before is lost. */
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** The last fallback for the message of a failed call. */
export const UNEXPECTED_ERROR = 'An unexpected error occurred';
/** The message for thrown values that are not an Error. */
export const UNKNOWN_ERROR = 'Unknown error occurred';
export const API_BASE_MISSING = 'API base URL is not configured. Please set NEXT_PUBLIC_API_URL.';

/** Whether an answer means that the balance is too low: status 400 and this wording. */
export function isInsufficientCredits(status: number, message: string): boolean {
  return status === 400 && /insufficient credits/i.test(message);
}

/** Error codes of OAuth answers: of RFC 6749 (5.2), 7591 (3.2.2) and 8707 (2). */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'invalid_target'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'temporarily_unavailable'
  | 'server_error';

/** An expected failure of a program, in the shape that OAuth has for it. */
export class OAuthError extends Error {
  override name = 'OAuthError';
  readonly status = 400;
  constructor(
    readonly code: OAuthErrorCode,
    /** For the program's developer. */
    readonly description: string,
  ) {
    super(description);
  }
}

/** Reasons for a refused fetch, each with a message that is safe to show to users. */
const WORDS = {
  not_allowed: 'Flint does not fetch from this address.',
  too_large: 'The file at this address is too large.',
  timeout: 'The address did not answer in time.',
  not_found: 'There is no server under the name of this address.',
  unreachable: 'The address could not be reached.',
  bad_answer: 'The address did not answer with a file.',
} as const;

export type SafeFetchFault = keyof typeof WORDS;

export class SafeFetchError extends Error {
  override readonly name = 'SafeFetchError';

  constructor(
    readonly kind: SafeFetchFault,
    /** Details for logs only: they may name an internal host. */
    readonly diagnostic: string,
  ) {
    super(WORDS[kind]);
  }
}

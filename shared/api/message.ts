import { UNEXPECTED_ERROR, UNKNOWN_ERROR } from '../contracts/errors';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

interface Sources {
  /** The answer's body, whatever it was. */
  body?: unknown;
  exception?: unknown;
  /** The operation's own default. */
  failure?: string | undefined;
}

/** The text a user reads for a failed call: the first that is not blank. */
export function resolveMessage({ body, exception, failure }: Sources): string {
  const answer = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const thrown = exception instanceof Error ? text(exception.message) : undefined;
  return text(answer.message) ?? text(answer.error) ?? thrown ?? text(failure) ?? UNEXPECTED_ERROR;
}

/** The text of anything thrown; what is no error object has none of its own. */
export function toMessage(thrown: unknown): string {
  return thrown instanceof Error ? resolveMessage({ exception: thrown }) : UNKNOWN_ERROR;
}

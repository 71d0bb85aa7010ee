import { UNEXPECTED_ERROR, UNKNOWN_ERROR } from '../contracts/errors';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

interface MessageSources {
  /** The answer's body, parsed or not. */
  body?: unknown;
  exception?: unknown;
  /** The call's default message. */
  failure?: string | undefined;
}

/** Chooses the message a user reads for a failed call: the first candidate that is not blank. */
export function resolveMessage({ body, exception, failure }: MessageSources): string {
  const answer = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const thrown = exception instanceof Error ? text(exception.message) : undefined;
  return text(answer.message) ?? text(answer.error) ?? thrown ?? text(failure) ?? UNEXPECTED_ERROR;
}

/** The message of anything thrown; a generic message for values that are not an Error. */
export function toMessage(thrown: unknown): string {
  return thrown instanceof Error ? resolveMessage({ exception: thrown }) : UNKNOWN_ERROR;
}

import type { Fields } from '../lib/fields';

/** Error body of the vendor's platform for each status code a rule may name. */
const WORDS: Readonly<Record<number, { detail: string }>> = {
  400: { detail: 'Bad request' },
  401: { detail: 'Cannot access application. Authentication is required to access this application.' },
  403: { detail: 'User is locked. Reason: Exhausted balance.' },
  404: { detail: 'Request not found' },
  429: { detail: 'Too many requests' },
};

export const platformFault = (code: number): object => WORDS[code] ?? { detail: `Error ${code}` };

const RUN_TYPES: Readonly<Record<number, string>> = {
  422: 'content_policy_violation',
  504: 'generation_timeout',
};

/**
 * Error body of a request that failed while it ran: the model's own shape, a list in `detail`.
 * As the vendor does, it repeats the input.
 */
export function modelFault({ error, type }: { error: number; type?: string }, input: Fields): object {
  const name = type ?? RUN_TYPES[error] ?? 'internal_server_error';
  const loc = error === 422 ? ['body', 'prompt'] : ['body'];
  const url = `https://docs.fal.ai/errors#${name}`;
  return { detail: [{ loc, msg: `Simulated: ${name}: ${input.prompt ?? ''}`, type: name, url, input }] };
}

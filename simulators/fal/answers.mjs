/** Error body of the vendor's platform for each status code a rule may name. */
const WORDS = {
  400: { detail: 'Bad request' },
  401: { detail: 'Cannot access application. Authentication is required to access this application.' },
  403: { detail: 'User is locked. Reason: Exhausted balance.' },
  404: { detail: 'Request not found' },
  429: { detail: 'Too many requests' },
};

/** @param {number} code */
export const platformFault = (code) => WORDS[/** @type {keyof typeof WORDS} */ (code)] ?? { detail: `Error ${code}` };

const RUN_TYPES = /** @type {Record<number, string>} */ ({
  422: 'content_policy_violation',
  504: 'generation_timeout',
});

/**
 * Error body of a request that failed while it ran: the model's own shape, a list in `detail`.
 * As the vendor does, it repeats the input.
 * @param {{ error?: number, type?: string }} run
 * @param {Record<string, any>} input
 */
export function modelFault({ error = 500, type = RUN_TYPES[error] ?? 'internal_server_error' }, input) {
  const field = error === 422 ? ['body', 'prompt'] : ['body'];
  const url = `https://docs.fal.ai/errors#${type}`;
  return { detail: [{ loc: field, msg: `Simulated: ${type}: ${input.prompt ?? ''}`, type, url, input }] };
}

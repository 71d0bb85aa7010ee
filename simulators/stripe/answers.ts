/** The fields of a form. */
export type Form = Readonly<Record<string, string>>;

/** What a call is answered. */
export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** The nested fields of a form: `metadata[checkout]=…`. */
export const nested = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) =>
      key.startsWith(`${name}[`) && key.endsWith(']') ? [[key.slice(name.length + 1, -1), value]] : [],
    ),
  );

/** As JSON, without the simulator's own fields. */
export const answered = (body: object): string =>
  JSON.stringify(body, (key, value) => (key.startsWith('$') ? undefined : value));

export const ok = (body: object): Answer => ({ status: 200, body });

interface Listed {
  readonly object: 'list';
  readonly data: readonly { readonly id: string }[];
}

const isList = (body: object): body is Listed => 'object' in body && body.object === 'list';

/** A list as Stripe answers it: `limit` of it, 10 by default, after the one that `starting_after` names. */
export function page({ status, body }: Answer, { limit = '10', starting_after: after }: Form): Answer {
  if (!isList(body)) return { status, body };
  const from = after === undefined ? 0 : body.data.findIndex(({ id }) => id === after) + 1;
  const data = body.data.slice(from, from + Number(limit));
  return { status, body: { ...body, data, has_more: from + data.length < body.data.length } };
}

const failed = (status: number, error: object): Answer => ({ status, body: { error } });

export const missing = (): Answer =>
  failed(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' });
export const refused = (): Answer =>
  failed(400, { type: 'invalid_request_error', code: 'unexpected_state', message: 'Its state does not allow this' });
/** A card did not pay. */
export const cardError = (code: string, message: string, more: object = {}): Answer =>
  failed(402, { type: 'card_error', code, message, ...more });
/** Something else is wrong: at fault is the request when the status is 400, and Stripe otherwise. */
export const refusal = (status: number): Answer =>
  failed(status, { type: status === 400 ? 'invalid_request_error' : 'api_error', message: 'Simulated' });

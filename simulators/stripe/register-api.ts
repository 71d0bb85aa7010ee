import type { FastifyInstance } from 'fastify';
import { meets } from '../lib/faults';
import { type Answer, answered, type Form, page, refusal } from './answers';
import { OF_BROWSERS, ROUTES } from './api-routes';
import { KEYS } from './keys';
import type { Asked } from './route';
import type { StripeCall } from './script';
import type { StripeState } from './state';

interface Called {
  Params: { id?: string };
  Querystring: Form;
  Body: Form | undefined;
}

/** Registers the API: bearer key, journal, idempotency keys, and faults by path. */
export function registerApi(app: FastifyInstance, state: StripeState): void {
  for (const [row, answer] of Object.entries(ROUTES)) {
    const [method = '', path = ''] = row.split(' ');
    const bearer = OF_BROWSERS.has(row) ? KEYS.publishable : KEYS.secret;
    app.route<Called>({
      method,
      url: path,
      handler: async (http, reply) => {
        const { body: form = {}, query, params } = http;
        const asked: Asked = { state, form, query, id: params.id ?? '' };
        const [address = ''] = http.url.split('?');
        const call: StripeCall = { method, path: address, form, answer: 'lost' };
        state.calls.push(call);
        if (http.headers.authorization !== `Bearer ${bearer}`)
          return reply.code(401).send({ error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
        const { refuse, lost } = state.faults;
        if (refuse?.path === path && meets(refuse)) {
          const { status, body } = refusal(refuse.status ?? 500);
          return reply.code(status).send(body);
        }
        const { status, body } = answerOnce(state, http.headers['idempotency-key'], method, () =>
          page(answer(asked), query),
        );
        if (lost?.path === path && (lost.method ?? method) === method && (lost.times ?? 1) > 0) {
          lost.times = (lost.times ?? 1) - 1;
          http.raw.socket.destroy();
          return reply.hijack();
        }
        call.answer = status;
        return reply.code(status).type('application/json; charset=utf-8').send(answered(body));
      },
    });
  }
}

/** The first answer under an idempotency key. */
function answerOnce(state: StripeState, key: unknown, method: string, answer: () => Answer): Answer {
  if (typeof key !== 'string') return answer();
  const known = state.answers.get(key);
  if (known) return known;
  const given = answer();
  if (method === 'POST') state.answers.set(key, structuredClone(given));
  return given;
}

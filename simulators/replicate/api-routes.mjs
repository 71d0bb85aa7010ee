import { delay, strikes } from '../lib/faults.mjs';
import { MODELS } from './models.mjs';

/** Error body: RFC 7807, as the vendor's API answers. */
const problem = (/** @type {number} */ status, /** @type {string} */ detail) => ({
  title: 'Simulated',
  detail,
  status,
});

/**
 * `api.replicate.com/v1`: create, get, cancel, and files to start from.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ state: import('./state.mjs').ReplicateState, token: string }} options
 */
export async function apiRoutes(app, { state, token }) {
  app.addHook('onRequest', async (http, reply) => {
    if (http.headers.authorization !== `Bearer ${token}`) return reply.code(401).send(problem(401, 'Unauthenticated'));
  });

  app.get('/account', async () => ({ type: 'organization', username: 'simulated', name: 'Simulated' }));

  app.post('/models/:owner/:name/predictions', async (http, reply) => {
    const { owner, name } = /** @type {Record<string, string>} */ (http.params);
    return create(http, reply, `${owner}/${name}`);
  });
  app.post('/predictions', async (http, reply) => {
    const { version = '' } = /** @type {Record<string, string>} */ (http.body ?? {});
    return create(http, reply, version.split(':')[0] ?? '');
  });

  app.get('/predictions/:id', async (http, reply) => {
    const prediction = find(http, reply, 'status');
    if (prediction === null) return reply;
    const done = prediction.phase === 'done';
    if (done) http.call.phase = 'result';
    const fault = done ? prediction.rule.result : prediction.rule.status;
    await delay(fault?.delayMs);
    if (strikes(fault)) return reply.code(fault?.error ?? 500).send(problem(fault?.error ?? 500, 'Simulated'));
    return prediction.body;
  });

  app.post('/predictions/:id/cancel', async (http, reply) => {
    const prediction = find(http, reply, 'cancel');
    if (prediction === null) return reply;
    prediction.requestCancel();
    return prediction.body;
  });

  app.post('/files', async (http, reply) => {
    http.call.phase = 'upload';
    const id = `file-${state.calls.length}`;
    return reply.code(201).send({ id, urls: { get: `https://api.replicate.com/v1/files/${id}` } });
  });

  /**
   * @param {import('fastify').FastifyRequest} http
   * @param {import('fastify').FastifyReply} reply
   * @param {string} named
   */
  async function create(http, reply, named) {
    http.call.phase = 'submit';
    const model = MODELS[named];
    if (model === undefined) return reply.code(404).send(problem(404, 'The requested resource could not be found.'));
    const { input = {} } = /** @type {{ input?: Record<string, any> }} */ (http.body ?? {});
    const rule = state.rules.take(named, String(input.prompt ?? ''));
    await delay(rule.submit?.delayMs);
    const { error } = rule.submit ?? {};
    if (typeof error === 'number') return reply.code(error).send(problem(error, 'Simulated'));
    const complaints = model.complaints(input);
    if (complaints.length > 0) return reply.code(422).send(problem(422, complaints.join('; ')));
    const prediction = state.accept(named, input, rule);
    http.call.requestId = prediction.id;
    if (error === 'lost') {
      reply.hijack();
      http.raw.socket.destroy();
      return reply;
    }
    return reply.code(201).send(prediction.body);
  }

  /**
   * The prediction of a call, or null after a 404 answer.
   * @param {import('fastify').FastifyRequest} http
   * @param {import('fastify').FastifyReply} reply
   * @param {import('./state.mjs').Call['phase']} phase
   */
  function find(http, reply, phase) {
    http.call.phase = phase;
    const { id = '' } = /** @type {Record<string, string>} */ (http.params);
    const prediction = state.predictions.get(id);
    if (prediction === undefined) {
      reply.code(404).send(problem(404, 'Prediction not found'));
      return null;
    }
    http.call.requestId = id;
    return prediction;
  }
}

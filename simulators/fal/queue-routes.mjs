import { delay, strikes } from '../lib/faults.mjs';
import { modelFault, platformFault } from './answers.mjs';
import { ENDPOINTS } from './endpoints.mjs';
import { complaintsAbout } from './validate.mjs';

const STREAM_STEP_MS = 25;

/** @param {import('./request.mjs').FalRequest} request */
const statusBody = (request) => {
  const { status } = request;
  const body = { status, request_id: request.id, ...request.links };
  if (status === 'IN_QUEUE') return { ...body, queue_position: request.rule.queue?.position ?? 0 };
  const logs = [{ message: 'Drawing', level: 'INFO', source: 'USER', timestamp: new Date().toISOString() }];
  return status === 'IN_PROGRESS' ? { ...body, logs } : { ...body, logs, metrics: { inference_time: 0.1 } };
};

/**
 * `queue.fal.run`: submit, status, status stream, result, cancel.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ state: import('./state.mjs').FalState, key: string }} options
 */
export async function queueRoutes(app, { state, key }) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Key ${key}`) return reply.code(401).send(platformFault(401));
  });

  app.get('/:owner/:alias/requests/:id/status', async (http, reply) => {
    const request = find(http, reply, 'status');
    if (request === null) return reply;
    const { status } = request.rule;
    await delay(status?.delayMs);
    if (strikes(status)) return reply.code(status?.error ?? 500).send(platformFault(status?.error ?? 500));
    return reply.code(request.status === 'COMPLETED' ? 200 : 202).send(statusBody(request));
  });

  app.get('/:owner/:alias/requests/:id/status/stream', async (http, reply) => {
    const request = find(http, reply, 'stream');
    if (request === null) return reply;
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    while (request.status !== 'COMPLETED' && !reply.raw.destroyed) {
      reply.raw.write(`data: ${JSON.stringify(statusBody(request))}\n\n`);
      await delay(STREAM_STEP_MS);
    }
    reply.raw.end(`data: ${JSON.stringify(statusBody(request))}\n\n`);
  });

  app.get('/:owner/:alias/requests/:id', async (http, reply) => {
    const request = find(http, reply, 'result');
    if (request === null) return reply;
    const { result, run } = request.rule;
    await delay(result?.delayMs);
    if (strikes(result)) return reply.code(result?.error ?? 500).send(platformFault(result?.error ?? 500));
    if (request.cancelled) {
      return reply.code(499).send({ detail: 'Request was cancelled', error_type: 'client_cancelled' });
    }
    if (request.status !== 'COMPLETED') return reply.code(400).send({ detail: 'Request is still in progress' });
    const { units } = request.rule.counted ?? {};
    if (units !== undefined) reply.header('x-fal-billable-units', String(units));
    if (run?.error !== undefined) return reply.code(run.error).send(modelFault(run, request.input));
    return ENDPOINTS[request.endpoint].output(request);
  });

  app.put('/:owner/:alias/requests/:id/cancel', async (http, reply) => {
    const request = find(http, reply, 'cancel');
    if (request === null) return reply;
    const status = request.cancel();
    return reply.code(status === 'ALREADY_COMPLETED' ? 400 : 202).send({ status });
  });

  app.post('/*', async (http, reply) => {
    http.call.phase = 'submit';
    const path = /** @type {{ '*': string }} */ (http.params)['*'];
    const endpoint = ENDPOINTS[path];
    if (endpoint === undefined) return reply.code(404).send({ detail: `Path /${path} not found` });
    const rule = state.rules.take(path, String(http.body?.prompt ?? ''));
    await delay(rule.submit?.delayMs);
    if (typeof rule.submit?.error === 'number') {
      return reply.code(rule.submit.error).send(platformFault(rule.submit.error));
    }
    const complaints = complaintsAbout(endpoint, http.body);
    if (complaints.length > 0) return reply.code(422).send({ detail: complaints });

    const request = state.accept(path, /** @type {Record<string, any>} */ (http.body), rule);
    http.call.requestId = request.id;
    reply.header('x-fal-request-id', request.id);
    if (rule.submit?.error === 'lost') {
      reply.hijack();
      http.raw.socket.destroy();
      return reply;
    }
    if (rule.submit?.hang) await request.released;
    return { status: 'IN_QUEUE', request_id: request.id, ...request.links, queue_position: 0 };
  });

  /**
   * The request of a call, or null after a 404 answer.
   * @param {import('fastify').FastifyRequest} http
   * @param {import('fastify').FastifyReply} reply
   * @param {import('./state.mjs').Call['phase']} phase
   */
  function find(http, reply, phase) {
    const { owner, alias, id } = /** @type {Record<string, string>} */ (http.params);
    const request = state.requests.get(id);
    if (request !== undefined) http.call.phase = phase;
    if (request === undefined || request.app !== `${owner}/${alias}`) {
      reply.code(404).send(phase === 'cancel' ? { status: 'NOT_FOUND' } : platformFault(404));
      return null;
    }
    http.call.requestId = id;
    reply.header('x-fal-request-id', id);
    return request;
  }
}

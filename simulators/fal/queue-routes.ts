import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { delay, strike } from '../lib/faults';
import { toFields, toText } from '../lib/fields';
import { modelFault, platformFault } from './answers';
import { ENDPOINTS } from './endpoints';
import type { FalRequest } from './request';
import type { FalCall } from './script';
import type { FalState } from './state';

const STREAM_STEP_MS = 25;

/** The address of a request. */
interface Addressed {
  Params: { owner: string; alias: string; id: string };
}

const statusBody = (request: FalRequest) => {
  const { status } = request;
  const body = { status, request_id: request.id, ...request.links };
  if (status === 'IN_QUEUE') return { ...body, queue_position: request.rule.queue?.position ?? 0 };
  const logs = [{ message: 'Drawing', level: 'INFO', source: 'USER', timestamp: new Date().toISOString() }];
  return status === 'IN_PROGRESS' ? { ...body, logs } : { ...body, logs, metrics: { inference_time: 0.1 } };
};

/** `queue.fal.run`: submit, status, status stream, result, cancel. */
export async function queueRoutes(
  app: FastifyInstance,
  { state, key }: { state: FalState; key: string },
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Key ${key}`) return reply.code(401).send(platformFault(401));
  });

  app.get<Addressed>('/:owner/:alias/requests/:id/status', async (http, reply) => {
    const request = find(http, reply, 'status');
    if (request === null) return reply;
    await delay(request.rule.status?.delayMs);
    const error = strike(request.rule.status);
    if (error !== undefined) return reply.code(error).send(platformFault(error));
    return reply.code(request.status === 'COMPLETED' ? 200 : 202).send(statusBody(request));
  });

  app.get<Addressed>('/:owner/:alias/requests/:id/status/stream', async (http, reply) => {
    const request = find(http, reply, 'stream');
    if (request === null) return reply;
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    while (request.status !== 'COMPLETED' && !reply.raw.destroyed) {
      reply.raw.write(`data: ${JSON.stringify(statusBody(request))}\n\n`);
      await delay(STREAM_STEP_MS);
    }
    reply.raw.end(`data: ${JSON.stringify(statusBody(request))}\n\n`);
    return reply;
  });

  app.get<Addressed>('/:owner/:alias/requests/:id', async (http, reply) => {
    const request = find(http, reply, 'result');
    if (request === null) return reply;
    const { result, run, counted } = request.rule;
    await delay(result?.delayMs);
    const error = strike(result);
    if (error !== undefined) return reply.code(error).send(platformFault(error));
    if (request.cancelled) {
      return reply.code(499).send({ detail: 'Request was cancelled', error_type: 'client_cancelled' });
    }
    if (request.status !== 'COMPLETED') return reply.code(400).send({ detail: 'Request is still in progress' });
    if (counted?.units !== undefined) reply.header('x-fal-billable-units', String(counted.units));
    if (run?.error !== undefined)
      return reply.code(run.error).send(modelFault({ ...run, error: run.error }, request.input));
    return ENDPOINTS[request.endpoint]?.output(request);
  });

  app.put<Addressed>('/:owner/:alias/requests/:id/cancel', async (http, reply) => {
    const request = find(http, reply, 'cancel');
    if (request === null) return reply;
    const status = request.cancel();
    return reply.code(status === 'ALREADY_COMPLETED' ? 400 : 202).send({ status });
  });

  app.post<{ Params: { '*': string } }>('/*', async (http, reply) => {
    const call = state.log.of(http);
    call.phase = 'submit';
    const path = http.params['*'];
    const endpoint = ENDPOINTS[path];
    if (endpoint === undefined) return reply.code(404).send({ detail: `Path /${path} not found` });
    const input = toFields(http.body);
    const rule = state.rules.take(path, toText(input.prompt));
    // Without a delay nothing comes between: a release meets the request, or its rule before.
    if (rule.submit?.delayMs) await delay(rule.submit.delayMs);
    const { error, hang } = rule.submit ?? {};
    if (typeof error === 'number') return reply.code(error).send(platformFault(error));
    const complaints = endpoint.complaints(input);
    if (complaints.length > 0) return reply.code(422).send({ detail: complaints });

    const request = state.accept(path, input, rule);
    call.requestId = request.id;
    reply.header('x-fal-request-id', request.id);
    if (error === 'lost') {
      reply.hijack();
      http.raw.socket.destroy();
      return reply;
    }
    if (hang) await request.released;
    return { status: 'IN_QUEUE', request_id: request.id, ...request.links, queue_position: 0 };
  });

  /** The request of a call, or null after a 404 answer. */
  function find(http: FastifyRequest<Addressed>, reply: FastifyReply, phase: FalCall['phase']): FalRequest | null {
    const { owner, alias, id } = http.params;
    const call = state.log.of(http);
    const request = state.requests.get(id);
    if (request !== undefined) call.phase = phase;
    if (request === undefined || request.app !== `${owner}/${alias}`) {
      reply.code(404).send(phase === 'cancel' ? { status: 'NOT_FOUND' } : platformFault(404));
      return null;
    }
    call.requestId = id;
    reply.header('x-fal-request-id', id);
    return request;
  }
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { delay, strike } from '../lib/faults';
import { toFields, toText } from '../lib/fields';
import { MODELS } from './models';
import type { Prediction } from './prediction';
import type { ReplicateCall } from './script';
import type { ReplicateState } from './state';

/** The address of a prediction. */
interface Addressed {
  Params: { id: string };
}

/** Error body: RFC 7807, as the vendor's API answers. */
const problem = (status: number, detail: string) => ({ title: 'Simulated', detail, status });

/** A prediction, in the format of the vendor's API. */
function toBody(prediction: Prediction) {
  const { id, model, input, status, phase, rule } = prediction;
  const api = `https://api.replicate.com/v1/predictions/${id}`;
  return {
    ...{ id, model, version: 'hidden', input, logs: '', status, source: 'api', data_removed: false },
    output: status === 'succeeded' ? MODELS[model]?.output(prediction) : null,
    error: status === 'failed' ? (rule.run?.type ?? 'Prediction interrupted; please retry') : null,
    ...(phase === 'done' && rule.counted && { metrics: rule.counted }),
    urls: { get: api, cancel: `${api}/cancel` },
    created_at: new Date().toISOString(),
  };
}

/** `api.replicate.com/v1`: create, get, cancel, and files to start from. */
export async function apiRoutes(
  app: FastifyInstance,
  { state, token }: { state: ReplicateState; token: string },
): Promise<void> {
  app.addHook('onRequest', async (http, reply) => {
    if (http.headers.authorization !== `Bearer ${token}`) return reply.code(401).send(problem(401, 'Unauthenticated'));
  });

  app.get('/account', async () => ({ type: 'organization', username: 'simulated', name: 'Simulated' }));

  app.post<{ Params: { owner: string; name: string } }>('/models/:owner/:name/predictions', (http, reply) =>
    create(http, reply, `${http.params.owner}/${http.params.name}`),
  );
  app.post('/predictions', (http, reply) => {
    const [named = ''] = toText(toFields(http.body).version).split(':');
    return create(http, reply, named);
  });

  app.get<Addressed>('/predictions/:id', async (http, reply) => {
    const prediction = find(http, reply, 'status');
    if (prediction === null) return reply;
    const done = prediction.phase === 'done';
    if (done) state.log.of(http).phase = 'result';
    const fault = done ? prediction.rule.result : prediction.rule.status;
    await delay(fault?.delayMs);
    const error = strike(fault);
    if (error !== undefined) return reply.code(error).send(problem(error, 'Simulated'));
    return toBody(prediction);
  });

  app.post<Addressed>('/predictions/:id/cancel', async (http, reply) => {
    const prediction = find(http, reply, 'cancel');
    if (prediction === null) return reply;
    prediction.requestCancel();
    return toBody(prediction);
  });

  app.post('/files', async (http, reply) => {
    state.log.of(http).phase = 'upload';
    const id = `file-${state.log.calls.length}`;
    return reply.code(201).send({ id, urls: { get: `https://api.replicate.com/v1/files/${id}` } });
  });

  async function create(http: Pick<FastifyRequest, 'body' | 'raw'>, reply: FastifyReply, named: string) {
    const call = state.log.of(http);
    call.phase = 'submit';
    const model = MODELS[named];
    if (model === undefined) return reply.code(404).send(problem(404, 'The requested resource could not be found.'));
    const input = toFields(toFields(http.body).input);
    const rule = state.rules.take(named, toText(input.prompt));
    // Without a delay nothing comes between: a release meets the request, or its rule before.
    if (rule.submit?.delayMs) await delay(rule.submit.delayMs);
    const { error } = rule.submit ?? {};
    if (typeof error === 'number') return reply.code(error).send(problem(error, 'Simulated'));
    const complaints = model.complaints(input);
    if (complaints.length > 0) return reply.code(422).send(problem(422, complaints.join('; ')));
    const prediction = state.accept(named, input, rule);
    call.requestId = prediction.id;
    if (error === 'lost') {
      reply.hijack();
      http.raw.socket.destroy();
      return reply;
    }
    return reply.code(201).send(toBody(prediction));
  }

  /** The prediction of a call, or null after a 404 answer. */
  function find(
    http: FastifyRequest<Addressed>,
    reply: FastifyReply,
    phase: ReplicateCall['phase'],
  ): Prediction | null {
    const call = state.log.of(http);
    call.phase = phase;
    const prediction = state.predictions.get(http.params.id);
    if (prediction === undefined) {
      reply.code(404).send(problem(404, 'Prediction not found'));
      return null;
    }
    call.requestId = prediction.id;
    return prediction;
  }
}

import Fastify, { type FastifyInstance } from 'fastify';
import type { Pace } from '../lib/queued-request';
import type { Simulator } from '../lib/simulator';
import { mediaRoutes } from './media-routes';
import { queueRoutes } from './queue-routes';
import type { FalJournal, FalScript } from './script';
import { FalState } from './state';
import { uploadRoutes } from './upload-routes';

/** Body limit: pictures and recordings may be sent inside a request, as data URIs. */
const BODY_MAX = 32 * 2 ** 20;

/** `port` 0, the default, takes a free one; without a pace nothing waits. */
interface FalSimulatorOptions extends Partial<Pace> {
  port?: number;
  key?: string;
}

/** Records every call with its answer in the journal, so that a test can check what was sent. */
function keepLog(app: FastifyInstance, { log }: FalState) {
  app.addHook('onRequest', async (http) => {
    const [path = ''] = http.url.split('?');
    const [, host = '', ...rest] = path.split('/');
    log.begin(http, {
      ...{ at: new Date().toISOString(), method: http.method, host, path: `/${rest.join('/')}` },
      ...{ phase: 'other', requestId: null, body: null, answer: 'lost' },
    });
  });
  app.addHook('preHandler', async (http) => {
    log.of(http).body = Buffer.isBuffer(http.body) ? `${http.body.length} bytes` : (http.body ?? null);
  });
  log.keepAnswers(app);
}

/**
 * Starts a simulator of fal.ai on a loopback port: the vendor's host is the first path segment of every address, and
 * `FAL_BASE_URL` set to `url` sends the server's calls here. Nothing leaves this machine.
 */
export async function createFalSimulator({
  port = 0,
  key = 'simulated:key',
  queueMs = 0,
  runMs = 0,
}: FalSimulatorOptions = {}): Promise<Simulator<FalScript, FalJournal>> {
  const state = new FalState({ queueMs, runMs });
  const app = Fastify({ forceCloseConnections: true, bodyLimit: BODY_MAX });
  // The vendor's client sends a PUT without a body as JSON.
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_http, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(body));
    } catch (error) {
      done(Object.assign(new Error('The body is not JSON', { cause: error }), { statusCode: 422 }));
    }
  });
  keepLog(app, state);
  app.register(queueRoutes, { prefix: '/queue.fal.run', state, key });
  app.register(mediaRoutes, { prefix: '/v3.fal.media', state });
  app.register(uploadRoutes, { state, key });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    name: 'fal',
    url,
    env: { FAL_BASE_URL: url, FAL_KEY: key },
    script: async (script) => state.take(script),
    journal: () => state.journal,
    reset: async () => state.reset(),
    close: () => app.close(),
  };
}

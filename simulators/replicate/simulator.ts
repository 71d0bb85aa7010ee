import Fastify from 'fastify';
import { parseJson } from '../lib/bodies';
import type { Pace } from '../lib/queued-request';
import type { Simulator } from '../lib/simulator';
import { apiRoutes } from './api-routes';
import { mediaRoutes } from './media-routes';
import type { ReplicateJournal, ReplicateScript } from './script';
import { ReplicateState } from './state';

/** Body limit: pictures may be sent inside a request, as data URIs. */
const BODY_MAX = 32 * 2 ** 20;

/** `port` 0, the default, takes a free one; without a pace nothing waits. */
interface ReplicateSimulatorOptions extends Partial<Pace> {
  port?: number;
  token?: string;
}

/**
 * Starts a simulator of Replicate on a loopback port: the vendor's host is the first path segment of every address, and
 * `REPLICATE_BASE_URL` set to `url` sends the server's calls here. Nothing leaves this machine.
 */
export async function createReplicateSimulator({
  port = 0,
  token = 'r8_simulated',
  queueMs = 0,
  runMs = 0,
}: ReplicateSimulatorOptions = {}): Promise<Simulator<ReplicateScript, ReplicateJournal>> {
  const state = new ReplicateState({ queueMs, runMs });
  const app = Fastify({ forceCloseConnections: true, bodyLimit: BODY_MAX });
  // Files are not parsed; a cancellation has no body, and the vendor's client sends it as JSON.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, parseJson);
  app.addHook('onRequest', async (http) => {
    const [path = ''] = http.url.split('?');
    state.log.begin(http, { method: http.method, path, phase: 'other', requestId: null, answer: 'lost' });
  });
  state.log.keepAnswers(app);
  app.register(apiRoutes, { prefix: '/api.replicate.com/v1', state, token });
  app.register(mediaRoutes, { prefix: '/replicate.delivery', state });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    name: 'replicate',
    url,
    env: { REPLICATE_BASE_URL: url, REPLICATE_API_TOKEN: token },
    script: async (script) => state.take(script),
    journal: () => state.journal,
    reset: async () => state.reset(),
    close: () => app.close(),
  };
}

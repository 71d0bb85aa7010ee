import Fastify from 'fastify';
import { apiRoutes } from './api-routes.mjs';
import { mediaRoutes } from './media-routes.mjs';
import { ReplicateState } from './state.mjs';

/** Body limit: pictures may be sent inside a request, as data URIs. */
const BODY_MAX = 32 * 2 ** 20;

/**
 * Simulator of Replicate on a loopback port: the vendor's host is the first path segment of every address, and
 * `REPLICATE_BASE_URL` set to `url` sends the server's calls here. Nothing leaves this machine.
 *
 * @param {import('./simulator.mjs').ReplicateSimulatorOptions} [options]
 * @returns {Promise<import('../lib/simulator.mjs').Simulator>}
 */
export async function createReplicateSimulator({ port = 0, token = 'r8_simulated', queueMs = 0, runMs = 0 } = {}) {
  const state = new ReplicateState({ queueMs, runMs });
  const app = Fastify({ forceCloseConnections: true, bodyLimit: BODY_MAX });
  // Files are not parsed; a cancellation has no body, and the vendor's client sends it as JSON.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_, body) =>
    body === '' ? undefined : JSON.parse(String(body)),
  );
  app.decorateRequest('call', null);
  app.addHook('onRequest', async (http) => {
    const [path = ''] = http.url.split('?');
    http.call = { method: http.method, path, phase: 'other', requestId: null, answer: 'lost' };
    state.calls.push(http.call);
  });
  app.addHook('onSend', async (http, reply) => {
    http.call.answer = reply.statusCode;
  });
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

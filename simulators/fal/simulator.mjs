import Fastify from 'fastify';
import { mediaRoutes } from './media-routes.mjs';
import { queueRoutes } from './queue-routes.mjs';
import { FalState, newCall } from './state.mjs';
import { uploadRoutes } from './upload-routes.mjs';

/** Body limit: pictures and recordings may be sent inside a request, as data URIs. */
const BODY_MAX = 32 * 2 ** 20;

/**
 * Records every call with its answer in the journal, so that a test can check what was sent.
 * @param {import('fastify').FastifyInstance} app
 * @param {FalState} state
 */
function keepLog(app, state) {
  app.decorateRequest('call', null);
  app.addHook('onRequest', async (http) => {
    const [path = ''] = http.url.split('?');
    const [, host = '', ...rest] = path.split('/');
    http.call = newCall(http.method, host, `/${rest.join('/')}`);
    state.calls.push(http.call);
  });
  app.addHook('preHandler', async (http) => {
    http.call.body = Buffer.isBuffer(http.body) ? `${http.body.length} bytes` : (http.body ?? null);
  });
  app.addHook('onSend', async (http, reply) => {
    http.call.answer = reply.statusCode;
  });
}

/**
 * Simulator of fal.ai on a loopback port: the vendor's host is the first path segment of every address, and
 * `FAL_BASE_URL` set to `url` sends the server's calls here. Nothing leaves this machine.
 *
 * @param {{ port?: number, key?: string, queueMs?: number, runMs?: number }} [options] `port` 0 takes a free one;
 *   `queueMs` and `runMs` are how long a request waits and runs unless a rule says otherwise
 * @returns {Promise<import('../lib/simulator.mjs').Simulator>}
 */
export async function createFalSimulator({ port = 0, key = 'simulated:key', queueMs = 0, runMs = 0 } = {}) {
  const state = new FalState({ queueMs, runMs });
  const app = Fastify({ forceCloseConnections: true, bodyLimit: BODY_MAX });
  // The vendor's client sends a PUT without a body as JSON.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch (error) {
      done(Object.assign(/** @type {Error} */ (error), { statusCode: 422 }));
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

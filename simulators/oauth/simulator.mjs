import Fastify from 'fastify';
import { authorizeRoute } from './authorize-route.mjs';
import { discoveryRoutes } from './discovery-routes.mjs';
import { createSigner } from './id-token.mjs';
import { OAuthState } from './state.mjs';
import { tokenRoutes } from './token-routes.mjs';

/**
 * Records every call with its answer in the journal.
 * @param {import('fastify').FastifyInstance} app
 * @param {OAuthState} state
 */
function keepJournal(app, state) {
  app.decorateRequest('call', null);
  app.addHook('preHandler', async (http) => {
    const [path] = http.url.split('?');
    const params = { ...http.query, ...http.body };
    http.call = { at: new Date().toISOString(), method: http.method, path, params, answer: 'lost' };
    state.calls.push(http.call);
  });
  app.addHook('onSend', async (http, reply) => {
    if (http.call) http.call.answer = reply.statusCode;
  });
}

/**
 * @param {import('./simulator.mjs').OAuthSimulatorOptions} [options]
 * @returns {Promise<import('../lib/simulator.mjs').Simulator>}
 */
export async function createOAuthSimulator({
  port = 0,
  clientId = 'simulated-client',
  clientSecret = 'simulated-client-secret',
} = {}) {
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_http, body) =>
    Object.fromEntries(new URLSearchParams(body)),
  );
  const state = new OAuthState();
  keepJournal(app, state);
  const options = { state, client: { id: clientId, secret: clientSecret }, signer: createSigner() };
  app.register(discoveryRoutes, options);
  app.register(authorizeRoute, options);
  app.register(tokenRoutes, options);
  const url = await app.listen({ port, host: '127.0.0.1' });
  state.issuer = url;
  return {
    name: 'oauth',
    url,
    env: { GOOGLE_ISSUER: url, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    script: async (script) => state.take(script),
    journal: () => ({ codes: state.codesGiven, tokens: state.tokensGiven, calls: state.calls }),
    reset: async () => state.reset(),
    close: () => app.close(),
  };
}

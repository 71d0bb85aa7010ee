import Fastify from 'fastify';
import { parseForm } from '../lib/bodies';
import { toFields } from '../lib/fields';
import type { Simulator } from '../lib/simulator';
import { authorizeRoute } from './authorize-route';
import { discoveryRoutes } from './discovery-routes';
import { createSigner } from './id-token';
import { type OAuthJournal, type OAuthScript, OAuthState } from './state';
import { tokenRoutes } from './token-routes';

interface OAuthSimulatorOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  clientId?: string;
  clientSecret?: string;
}

/** Starts a simulator of Google's sign-in on a loopback port: the scripted user consents at once. */
export async function createOAuthSimulator({
  port = 0,
  clientId = 'simulated-client',
  clientSecret = 'simulated-client-secret',
}: OAuthSimulatorOptions = {}): Promise<Simulator<OAuthScript, OAuthJournal>> {
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, parseForm);
  const state = new OAuthState();
  app.addHook('preHandler', async (http) => {
    const [path = ''] = http.url.split('?');
    const params = { ...toFields(http.query), ...toFields(http.body) };
    state.log.begin(http, { at: new Date().toISOString(), method: http.method, path, params, answer: 'lost' });
  });
  state.log.keepAnswers(app);
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
    journal: () => ({ codes: state.codesGiven, tokens: state.tokensGiven, calls: state.log.calls }),
    reset: async () => state.reset(),
    close: () => app.close(),
  };
}

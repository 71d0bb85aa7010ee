import { delay, strikes } from '../lib/faults.mjs';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Validates an authorization request: an error message for the developer, or undefined.
 * @param {Record<string, string | undefined>} query
 * @param {string} clientId
 */
function complaintAbout(query, clientId) {
  if (query.client_id !== clientId) return 'invalid_client: client_id is another one';
  if (!URL.canParse(query.redirect_uri ?? '')) return 'invalid_request: redirect_uri is missing';
  if (!LOOPBACK.has(new URL(query.redirect_uri ?? '').hostname)) {
    return 'redirect_uri_mismatch: redirect_uri is not on this machine';
  }
  if (query.response_type !== 'code') return 'unsupported_response_type: response_type is not code';
  if (!query.state) return 'invalid_request: state is missing';
  if (!query.code_challenge || query.code_challenge_method !== 'S256') {
    return 'invalid_request: code_challenge with code_challenge_method S256 is missing';
  }
  if (!query.scope?.split(' ').includes('openid')) return 'invalid_scope: scope lacks openid';
  return undefined;
}

/**
 * `GET /authorize`: the user consents at once and is redirected back with a code, unless scripted otherwise.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ state: import('./state.mjs').OAuthState, client: { id: string } }} options
 */
export async function authorizeRoute(app, { state, client }) {
  app.get('/authorize', async (http, reply) => {
    const query = /** @type {Record<string, string | undefined>} */ (http.query);
    const complaint = complaintAbout(query, client.id);
    if (complaint !== undefined) return reply.code(400).type('text/plain').send(complaint);

    const fault = state.faults.authorize;
    await delay(fault?.delayMs);
    const back = new URL(query.redirect_uri ?? '');
    if (fault?.state !== 'missing') {
      back.searchParams.set('state', fault?.state === 'wrong' ? 'not-the-state-that-came' : (query.state ?? ''));
    }
    if (strikes(fault)) {
      back.searchParams.set('error', String(fault?.error));
      back.searchParams.set('error_description', 'Simulated');
    } else {
      const code = state.giveCode({
        redirectUri: query.redirect_uri ?? '',
        challenge: query.code_challenge ?? '',
        nonce: query.nonce,
      });
      back.searchParams.set('code', code);
    }
    return reply.redirect(back.href);
  });
}

import type { FastifyInstance } from 'fastify';
import { delay, strike } from '../lib/faults';
import type { OAuthState } from './state';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

type Query = Readonly<Record<string, string | undefined>>;

/** Validates an authorization request: an error message for the developer, or undefined. */
function complaintAbout(query: Query, clientId: string): string | undefined {
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

/** `GET /authorize`: the user consents at once and is redirected back with a code, unless scripted otherwise. */
export async function authorizeRoute(
  app: FastifyInstance,
  { state, client }: { state: OAuthState; client: { id: string } },
): Promise<void> {
  app.get<{ Querystring: Query }>('/authorize', async ({ query }, reply) => {
    const complaint = complaintAbout(query, client.id);
    if (complaint !== undefined) return reply.code(400).type('text/plain').send(complaint);

    const fault = state.faults.authorize;
    await delay(fault?.delayMs);
    const back = new URL(query.redirect_uri ?? '');
    if (fault?.state !== 'missing') {
      back.searchParams.set('state', fault?.state === 'wrong' ? 'not-the-state-that-came' : (query.state ?? ''));
    }
    const error = strike(fault);
    if (error === undefined) {
      const code = state.giveCode({
        redirectUri: query.redirect_uri ?? '',
        challenge: query.code_challenge ?? '',
        nonce: query.nonce,
      });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', error);
      back.searchParams.set('error_description', 'Simulated');
    }
    return reply.redirect(back.href);
  });
}

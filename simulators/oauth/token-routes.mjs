import { createHash } from 'node:crypto';
import { delay, strikes } from '../lib/faults.mjs';

const LIFETIME_SECONDS = 3600;

/** Client id and secret, from the header or the body. */
function credentialsOf(/** @type {import('fastify').FastifyRequest} */ http) {
  const [scheme, encoded = ''] = (http.headers.authorization ?? '').split(' ');
  if (scheme !== 'Basic') return [http.body?.client_id, http.body?.client_secret];
  return Buffer.from(encoded, 'base64').toString().split(':').map(decodeURIComponent);
}

const challengeOf = (/** @type {string | undefined} */ verifier) =>
  createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url');

/**
 * `POST /token` exchanges a code once, for its own client; `GET /userinfo` returns the user's claims.
 * @param {import('fastify').FastifyInstance} app
 * @param {{
 *   state: import('./state.mjs').OAuthState,
 *   client: { id: string, secret: string },
 *   signer: ReturnType<typeof import('./id-token.mjs').createSigner>,
 * }} options
 */
export async function tokenRoutes(app, { state, client, signer }) {
  /** Why this request cannot exchange a grant; undefined when it can. */
  function refusal(body, grant) {
    if (body.grant_type !== 'authorization_code') return ['unsupported_grant_type', 'grant_type'];
    if (!grant) return ['invalid_grant', 'code is unknown, used or expired'];
    if (grant.redirectUri !== body.redirect_uri) return ['invalid_grant', 'redirect_uri is another one'];
    if (grant.challenge !== challengeOf(body.code_verifier)) return ['invalid_grant', 'code_verifier does not fit'];
    return undefined;
  }

  app.post('/token', async (http, reply) => {
    const fault = state.faults.token;
    await delay(fault?.delayMs);
    if (strikes(fault)) {
      const status = typeof fault?.error === 'number' ? fault.error : 400;
      const error = typeof fault?.error === 'number' ? 'server_error' : fault?.error;
      return reply.code(status).send({ error, error_description: 'Simulated' });
    }
    const [id, secret] = credentialsOf(http);
    if (id !== client.id || secret !== client.secret) return reply.code(401).send({ error: 'invalid_client' });
    const body = /** @type {Record<string, string>} */ (http.body ?? {});
    const grant = state.takeCode(body.code);
    const refused = refusal(body, grant);
    if (refused) return reply.code(400).send({ error: refused[0], error_description: refused[1] });

    const nonce = fault?.idToken === 'wrong_nonce' ? 'not-the-nonce-that-came' : grant.nonce;
    const claims = { iss: state.issuer, aud: client.id, ...(nonce ? { nonce } : {}), ...grant.claims };
    const idToken = signer.sign(claims, { forged: fault?.idToken === 'wrong_signature' });
    return {
      access_token: state.giveToken(grant.claims),
      token_type: 'Bearer',
      expires_in: LIFETIME_SECONDS,
      scope: 'openid email profile',
      ...(fault?.idToken === 'absent' ? {} : { id_token: idToken }),
    };
  });

  app.get('/userinfo', async (http, reply) => {
    const fault = state.faults.userinfo;
    await delay(fault?.delayMs);
    if (strikes(fault)) return reply.code(Number(fault?.error)).send({ error: 'Simulated' });
    const claims = state.claimsOf((http.headers.authorization ?? '').replace(/^Bearer /, ''));
    return claims ?? reply.code(401).send({ error: 'invalid_token' });
  });
}

import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { delay, strike } from '../lib/faults';
import type { Signer } from './id-token';
import type { Grant, OAuthState } from './state';

const LIFETIME_SECONDS = 3600;

/** The parameters of an exchange. */
type Form = Readonly<Record<string, string | undefined>>;

interface Options {
  state: OAuthState;
  client: { id: string; secret: string };
  signer: Signer;
}

/** Client id and secret, from the header or the body. */
function credentialsOf(authorization: string | undefined, form: Form): readonly (string | undefined)[] {
  const [scheme, encoded = ''] = (authorization ?? '').split(' ');
  if (scheme !== 'Basic') return [form.client_id, form.client_secret];
  return Buffer.from(encoded, 'base64').toString().split(':').map(decodeURIComponent);
}

const challengeOf = (verifier = '') => createHash('sha256').update(verifier).digest('base64url');

/** Why a grant cannot be exchanged by this form; undefined when it can. */
function misfit(form: Form, grant: Grant): string | undefined {
  if (grant.redirectUri !== form.redirect_uri) return 'redirect_uri is another one';
  if (grant.challenge !== challengeOf(form.code_verifier)) return 'code_verifier does not fit';
  return undefined;
}

/** `POST /token` exchanges a code once, for its own client; `GET /userinfo` returns the user's claims. */
export async function tokenRoutes(app: FastifyInstance, { state, client, signer }: Options): Promise<void> {
  app.post<{ Body: Form | undefined }>('/token', async (http, reply) => {
    const fault = state.faults.token;
    await delay(fault?.delayMs);
    const error = strike(fault);
    if (error !== undefined) {
      const [status, word] = typeof error === 'number' ? [error, 'server_error'] : [400, error];
      return reply.code(status).send({ error: word, error_description: 'Simulated' });
    }
    const form = http.body ?? {};
    const refuse = (word: string, why: string) => reply.code(400).send({ error: word, error_description: why });
    const [id, secret] = credentialsOf(http.headers.authorization, form);
    if (id !== client.id || secret !== client.secret) return reply.code(401).send({ error: 'invalid_client' });
    const grant = state.takeCode(form.code ?? '');
    if (form.grant_type !== 'authorization_code') return refuse('unsupported_grant_type', 'grant_type');
    if (!grant) return refuse('invalid_grant', 'code is unknown, used or expired');
    const why = misfit(form, grant);
    if (why !== undefined) return refuse('invalid_grant', why);

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
    const error = strike(fault);
    if (error !== undefined) return reply.code(error).send({ error: 'Simulated' });
    const claims = state.claimsOf((http.headers.authorization ?? '').replace(/^Bearer /, ''));
    return claims ?? reply.code(401).send({ error: 'invalid_token' });
  });
}

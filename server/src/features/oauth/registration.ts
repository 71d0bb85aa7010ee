import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/database';
import { insertClient } from './clients-repository';
import { OAuthError } from './oauth-error';
import { isRedirect } from './redirects';

const NAME_MAX = 60;
const REDIRECTS_MAX = 10;
const NO_NAME = 'A program without a name';

/** What of a program's metadata is read (RFC 7591); the rest is ignored, as the RFC has it. */
const Metadata = z.object({
  client_name: z.optional(z.string()),
  redirect_uris: z.array(z.string()).check(z.minLength(1), z.maxLength(REDIRECTS_MAX)),
  grant_types: z.optional(z.array(z.string())),
  response_types: z.optional(z.array(z.string())),
});

/**
 * Registers a program as a public client: it gets an id and no secret.
 * @returns the answer of RFC 7591
 * @throws OAuthError `invalid_redirect_uri`, `invalid_client_metadata`
 */
export async function registerClient(db: Db, body: unknown) {
  const { data, error } = Metadata.safeParse(body);
  if (!data) throw new OAuthError('invalid_client_metadata', sayFault(error));
  const { redirect_uris, grant_types = ['authorization_code'], response_types = ['code'] } = data;
  const wrong = redirect_uris.find((address) => !isRedirect(address));
  if (wrong !== undefined)
    throw new OAuthError(
      'invalid_redirect_uri',
      'Each of redirect_uris starts with https://, or with http:// and the loopback host, without a fragment.',
    );
  if (!grant_types.includes('authorization_code') || !response_types.includes('code'))
    throw new OAuthError('invalid_client_metadata', 'Flint has the grant type authorization_code with codes alone.');
  const client = { id: randomUUID(), name: cleanName(data.client_name ?? ''), redirect_uris };
  await insertClient(db, client);
  return {
    client_id: client.id,
    client_id_issued_at: Math.floor(Date.now() / 1000),
    client_name: client.name,
    redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}

/** A name without what changes how the text around it is shown: control and direction signs, line ends, piles of accents. */
function cleanName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, NAME_MAX).join('').trim() || NO_NAME;
}

function sayFault(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  const field = String(issue?.path[0] ?? '');
  if (field === 'redirect_uris') return `redirect_uris is a list of 1 to ${REDIRECTS_MAX} addresses.`;
  return field ? `${field} is not of the type that RFC 7591 has for it.` : 'The body is a JSON object.';
}

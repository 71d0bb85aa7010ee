import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../platform/db/database';
import { insertAccessToken } from './access-tokens-repository';

/** Key of an access token in its table: a hash, so that a reader of the table cannot use it. */
export function hashAccessToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Makes an access token of a session, for callers without a cookie jar. It is not the cookie's value, cannot be used as
 * one, and ends with the session.
 * @returns the token; only its hash is kept
 */
export async function issueAccessToken(db: Db, sessionToken: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertAccessToken(db, hashAccessToken(token), sessionToken);
  return token;
}

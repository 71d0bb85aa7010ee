import { createHash, randomBytes } from 'node:crypto';
import { API_KEY_PREFIX } from '@flint/shared/contracts/api-keys';

const BEARER = /^Bearer +(\S+)$/i;
/** Signs of a key that are kept to tell keys apart: the prefix, and 30 of its 256 bits. */
const START_LENGTH = API_KEY_PREFIX.length + 5;

/** A new key of 256 random bits. */
export function newSecret(): string {
  return API_KEY_PREFIX + randomBytes(32).toString('base64url');
}

/** Key of a secret in its table. It is random, so that a plain hash cannot be reversed by guessing. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function keyStart(secret: string): string {
  return secret.slice(0, START_LENGTH);
}

/** The API key that a request shows; undefined for sessions and strangers. */
export function shownKey(headers: { authorization?: string | undefined }): string | undefined {
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  return token?.startsWith(API_KEY_PREFIX) ? token : undefined;
}

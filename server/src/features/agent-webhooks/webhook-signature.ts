import { createHmac, timingSafeEqual } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '@flint/shared/contracts/agent-webhooks';

/** Seconds that a timestamp may be off, in both directions. */
const TOLERANCE_S = 300;
const ID_MAX = 256;

/** The headers of a signed call, as Standard Webhooks name them (standardwebhooks.com). */
export interface WebhookHeaders {
  /** The same for every attempt at one delivery. */
  readonly 'webhook-id': string;
  /** Seconds since 1970. */
  readonly 'webhook-timestamp': string;
  /** `v1,` and the HMAC in base64; several are separated by spaces. */
  readonly 'webhook-signature': string;
}

function hmac(secret: string, id: string, stamp: string, body: Buffer | string): Buffer {
  const key = Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), 'base64');
  return createHmac('sha256', key).update(`${id}.${stamp}.`).update(body).digest();
}

/** Signs a call by each secret: HMAC-SHA256 of `id.timestamp.body`. @param seconds since 1970 */
export function signCall(
  secrets: readonly string[],
  id: string,
  body: string,
  seconds = Math.floor(Date.now() / 1000),
): WebhookHeaders {
  const stamp = String(seconds);
  const signatures = secrets.map((secret) => `v1,${hmac(secret, id, stamp, body).toString('base64')}`);
  return { 'webhook-id': id, 'webhook-timestamp': stamp, 'webhook-signature': signatures.join(' ') };
}

/**
 * The id of a call that was signed with one of the secrets at most five minutes ago, or ahead; undefined for any other. The id
 * is part of what is signed, so that a stolen call can be repeated as itself alone.
 */
export function readSignedId(
  secrets: readonly string[],
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: Buffer,
  nowMs = Date.now(),
): string | undefined {
  const { 'webhook-id': id, 'webhook-timestamp': stamp, 'webhook-signature': given } = headers;
  if (typeof id !== 'string' || id.length > ID_MAX || typeof stamp !== 'string' || typeof given !== 'string')
    return undefined;
  if (id === '' || !/^\d{1,12}$/.test(stamp) || Math.abs(nowMs / 1000 - Number(stamp)) > TOLERANCE_S) return undefined;
  const expected = secrets.map((secret) => hmac(secret, id, stamp, body));
  const fits = given.split(' ').some((part) => {
    const bytes = Buffer.from(part.startsWith('v1,') ? part.slice(3) : '', 'base64');
    return expected.some((own) => bytes.length === own.length && timingSafeEqual(bytes, own));
  });
  return fits ? id : undefined;
}

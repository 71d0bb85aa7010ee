import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a stamp may be off, in both directions. */
const TOLERANCE_S = 300;

const hmac = (secret: string, stamp: string, body: Buffer | string) =>
  createHmac('sha256', secret).update(`${stamp}.`).update(body).digest();

/** Signs a webhook the way Stripe does: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export function signWebhook(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${hmac(secret, String(seconds), body).toString('hex')}`;
}

/**
 * Whether a webhook was signed with our secret at most five minutes ago, or ahead. A stamp from the future is refused
 * too: it would keep a stolen message valid for as long as its sender likes.
 */
export function isSigned(body: Buffer, header: string, secret: string, nowMs = Date.now()): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const stamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(stamp) || Math.abs(nowMs / 1000 - Number(stamp)) > TOLERANCE_S) return false;
  const expected = hmac(secret, stamp, body);
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(name === 'v1' ? value : '', 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

import { createHash } from 'node:crypto';

/** Hosts known to deliver `name+tag@` to `name@` (plus addressing). */
const PLUS_TAG_HOSTS = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
  'fastmail.com',
  'yandex.com',
  'zoho.com',
]);
/** Hosts that also ignore dots in the name. */
const DOTLESS_HOSTS = new Set(['gmail.com']);
const SAME_HOST: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/** Normalises an address to its mailbox, as far as its spelling allows. */
export function normaliseAddress(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const host = lower.slice(at + 1);
  let name = lower.slice(0, at);
  if (PLUS_TAG_HOSTS.has(host)) name = name.replace(/\+.*$/, '');
  const canonical = SAME_HOST[host] ?? host;
  if (DOTLESS_HOSTS.has(canonical)) name = name.replaceAll('.', '');
  return `${name}@${canonical}`;
}

/** SHA-256 of the mailbox, hex: records that it got its starter credits without storing the address. */
export function addressHash(email: string): string {
  return createHash('sha256').update(normaliseAddress(email)).digest('hex');
}

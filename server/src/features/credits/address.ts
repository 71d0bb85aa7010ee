import { createHash } from 'node:crypto';

/** Hosts that ignore dots in the name. */
const DOTLESS_HOSTS = new Set(['gmail.com']);
const SAME_HOST: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/** Normalises an address to its mailbox, as far as its spelling allows. */
export function normaliseAddress(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const host = lower.slice(at + 1);
  // Plus addressing. A host may deliver tagged names elsewhere, but most do not, and each tag would be a new mailbox.
  let name = lower.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const canonical = SAME_HOST[host] ?? host;
  if (DOTLESS_HOSTS.has(canonical)) name = name.replaceAll('.', '');
  return `${name}@${canonical}`;
}

/** SHA-256 of the mailbox, hex: records that it got its starter credits without storing the address. */
export function addressHash(email: string): string {
  return createHash('sha256').update(normaliseAddress(email)).digest('hex');
}

import { createHash } from 'node:crypto';

/** Rate-limit key of an address: a hash, so of one length and unreadable in the counters' table. */
export function addressKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

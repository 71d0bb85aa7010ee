import { createHash } from 'node:crypto';

/** What an address is counted by: of one length, and not readable in the counters' table. */
export function addressKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

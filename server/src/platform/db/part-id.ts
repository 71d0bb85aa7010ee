import { createHash } from 'node:crypto';

/**
 * Deterministic id of a run's part by name, so that ordering it again, in any process, is idempotent. A UUID of version
 * 8 (RFC 9562, section 5.8).
 */
export function partId(runId: string, name: string): string {
  const hash = createHash('sha256').update(`${runId} ${name}`).digest('hex');
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    variant + hash.slice(17, 20),
    hash.slice(20, 32),
  ].join('-');
}

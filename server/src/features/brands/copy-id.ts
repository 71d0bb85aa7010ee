import { createHash } from 'node:crypto';

/**
 * The id of a brand's copy of a library picture. The same words give the same id, so that a repeated request makes no
 * second copy, while several brands may copy one picture.
 * @returns a UUID of version 8
 */
export function copyId(...words: readonly string[]): string {
  const hex = createHash('sha256').update(words.join(' ')).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}

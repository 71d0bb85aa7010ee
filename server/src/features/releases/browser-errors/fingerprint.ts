import { createHash } from 'node:crypto';
import type { BrowserError } from '@flint/shared/contracts/browser-errors';

/** Content hashes in file names, and numbers: they differ between builds and users, not between errors. */
const stable = (text: string) => text.replace(/\.[\da-f]{8,20}(?=\.\w+)/gi, '').replace(/\d+/g, '0');

/** The first line of a stack that names a place in a file. */
function firstFrame(stack: string): string {
  const line = stack.split('\n').find((each) => /:\d+:\d+/.test(each)) ?? '';
  return stable(line.replace(/https?:\/\/[^/\s]+/g, '').trim());
}

/** Groups errors: the same name and message, numbers aside, thrown in the same place. Hex, 16 characters. */
export function fingerprintOf({ kind, name, message, stack = '', action = '' }: Omit<BrowserError, 'count'>): string {
  const parts = [kind, name, stable(message), firstFrame(stack), action];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

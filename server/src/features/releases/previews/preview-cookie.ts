import { REMOTE_NAMES } from '@flint/shared/contracts/remotes';
import type { Grant } from './preview-links';

/** Cookie of the previews that a browser has opened. */
export const PREVIEW_COOKIE = 'flint_preview';

/** A preview that a browser has opened: as staff, by its id alone, or by a signed link. */
export type Opened = Pick<Grant, 'id'> & Partial<Grant>;

const ENTRY = /^([0-9a-f-]{36})(?:\.(\d{1,12})\.([\w-]{43}))?$/;

/** The entries of a cookie, the latest first; none when malformed. */
export function readOpened(value = ''): Opened[] {
  return value
    .split('~')
    .slice(0, REMOTE_NAMES.length)
    .flatMap((entry) => {
      const [, id, expires, signature] = ENTRY.exec(entry) ?? [];
      if (id === undefined) return [];
      return signature === undefined ? [{ id }] : [{ id, expires: Number(expires), signature }];
    });
}

/** Serialises entries for the cookie. */
export function writeOpened(opened: readonly Opened[]): string {
  return opened
    .slice(0, REMOTE_NAMES.length)
    .map(({ id, expires, signature }) => (signature === undefined ? id : `${id}.${expires}.${signature}`))
    .join('~');
}

import { isVisible } from '@flint/shared/contracts/visible-text';

/** Control characters, and those that change the direction of a text: a name could say another ending with them. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const NAMELESS = 'Photo';

/** The name of a photo by that of its file: without folders and characters that hide what it says. */
export function photoName(fileName: string | null): string {
  const name = (fileName?.split(/[\\/]/).at(-1) ?? '').replace(UNSAFE, '').trim();
  return isVisible(name) ? name : NAMELESS;
}

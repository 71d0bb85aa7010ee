import { SLUG_MAX } from '@flint/shared/contracts/blogs';
import { PAGES } from '@flint/shared/contracts/routes';
import anyAscii from 'any-ascii';

/** Signs that titles use as words. */
const SIGNS: Readonly<Record<string, string>> = {
  '+': ' plus ',
  '#': ' sharp ',
  '&': ' and ',
  '@': ' at ',
  '%': ' percent ',
};
/** For titles without any letter or digit. */
const NAMELESS = 'post';

/** First segments of pages, and names that the blog's own addresses use. */
const RESERVED: ReadonlySet<string> = new Set([
  ...PAGES.map(({ path }) => path.split('/')[1] ?? ''),
  ...['ai', 'preview', 'index', 'feed', 'new', 'blog', 'create-blog', 'flint-drawn-post'],
]);

/**
 * The slug of a title: transliterated to `[a-z0-9-]+`, at most 80 letters cut between words, never empty, never the
 * name of a page.
 * @param isTaken whether another post has a slug; a number is added then
 */
export async function makeSlug(title: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  const plain = toSlug(title);
  const base = RESERVED.has(plain) ? `${plain}-${NAMELESS}` : plain;
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : `-${number}`;
    const slug = cut(base, SLUG_MAX - ending.length) + ending;
    if (!(await isTaken(slug))) return slug;
  }
}

/** Transliterates a title, letter by letter. */
export function toSlug(title: string): string {
  const words = anyAscii(title.normalize('NFC').replace(/[+#&@%]/g, (sign) => SIGNS[sign] ?? ' '))
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return cut(words, SLUG_MAX) || NAMELESS;
}

/** Cuts between words where that leaves one, else within the word. */
function cut(words: string, max: number): string {
  if (words.length <= max) return words;
  const whole = words.slice(0, max + 1).lastIndexOf('-');
  return words.slice(0, whole > 0 ? whole : max).replace(/-+$/, '');
}

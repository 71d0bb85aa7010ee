import { COUNTRY_ENDINGS, GENERIC_ENDINGS } from './domain-endings';

export interface TextRange {
  readonly start: number;
  /** The first index behind it. */
  readonly end: number;
}

/** A part of a domain has 63 signs at most (RFC 1035, section 2.3.4). */
const label = (sign: string) => `[${sign}](?:[${sign}_-]{0,61}[${sign}])?`;
const LATIN = 'a-z0-9\\p{Script=Latin}';
const LABEL = label('\\p{L}\\p{N}\\p{M}\\p{So}');
const LATIN_LABEL = label(LATIN);

/** With a protocol any ending of letters is taken for a domain's. */
const ANY_ENDING = '(?:xn--[a-z0-9-]+|[a-z]{2,})';
const KNOWN_ENDING = `(?:xn--[a-z0-9-]+|${GENERIC_ENDINGS}|${COUNTRY_ENDINGS})`;
const ENDS = '(?![a-z0-9@+-])';
/** Of letters, paths hold Latin and Cyrillic ones: what follows in others is text again. */
const PATH_SIGN = `[${LATIN}\\p{Script=Cyrillic}!*';:=+,.$%_~@|&/?#\\[\\]–-]`;
const REST = `${ENDS}(?::\\d+)?(?:[/?](?:${PATH_SIGN}|\\([^\\s()]*\\))*)?`;

/** What stands before an address: not a part of a word, a name or a tag. */
const BEFORE_PROTOCOL = '(^|[^a-z0-9@＠$#＃])';
const BEFORE = `(^|[^${LATIN}@＠$#＃_./-])`;

const URLS = new RegExp(
  `${BEFORE_PROTOCOL}(https?://(?:${LABEL}\\.)+${ANY_ENDING}${REST})|` +
    `${BEFORE}((?:${LATIN_LABEL}\\.)+${KNOWN_ENDING}${REST})`,
  'giu',
);
/** Signs that end the sentence an address stands in, not the address. */
const SENTENCE_END = /[!*';:,.$%~@|?[\]–]+$/u;

/**
 * Where a text has web addresses, as X finds them (docs.x.com, "Counting characters", and the published tests of
 * twitter-text): `http` and `https` optional, ending in a known domain.
 *
 * Approximate: without a protocol only the endings of {@link GENERIC_ENDINGS} and those of countries are known, not all
 * 1,400; with one, any ending of Latin letters is; endings in other scripts are known in punycode alone; what X leaves
 * out for being too long is not.
 */
export function urlsIn(text: string): TextRange[] {
  return Array.from(text.matchAll(URLS), ({ index, 1: before, 2: full, 3: bare, 4: short }) => {
    const start = index + (before ?? bare ?? '').length;
    return { start, end: start + (full ?? short ?? '').replace(SENTENCE_END, '').length };
  });
}

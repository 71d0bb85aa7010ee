import { COUNTRY_ENDINGS, GENERIC_ENDINGS } from './domain-endings';

export interface TextRange {
  readonly start: number;
  /** The first index behind it. */
  readonly end: number;
}

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}_-]*[\\p{L}\\p{N}])?';
const ASCII_LABEL = '[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?';
/** With a protocol any ending of letters is taken for a domain's. */
const ANY_ENDING = '(?:xn--[a-z0-9-]+|\\p{L}{2,})';
const KNOWN_ENDING = `(?:xn--[a-z0-9-]+|${GENERIC_ENDINGS}|${COUNTRY_ENDINGS})`;
const ENDS = '(?![\\p{L}\\p{N}@+-])';
const PATH = "(?::\\d+)?(?:[/?](?:[\\p{L}\\p{N}!*';:=+,.$%_~@|&/?#\\[\\]–-]|\\([^\\s()]*\\))*)?";

/** What stands before an address: not a part of a word, a name or a tag. */
const BEFORE = '(^|[^\\p{L}\\p{N}@＠$#＃_./-])';
const BEFORE_PROTOCOL = '(^|[^a-z0-9@＠$#＃])';

const URLS = new RegExp(
  `${BEFORE_PROTOCOL}(https?://(?:${LABEL}\\.)+${ANY_ENDING}${ENDS}${PATH})|` +
    `${BEFORE}((?:${ASCII_LABEL}\\.)+${KNOWN_ENDING}${ENDS}${PATH})`,
  'giu',
);
/** Signs that end the sentence an address stands in, not the address. */
const SENTENCE_END = /[!*';:,.$%~@|?[\]–]+$/u;

/**
 * Where a text has web addresses, as X finds them (docs.x.com, "Counting characters"; twitter-text's extraction of
 * URLs): `http` and `https` optional, ending in a known domain.
 *
 * Approximate in three ways: without a protocol only the endings of {@link GENERIC_ENDINGS} and those of countries are
 * known, not all 1,400; with one, any ending of letters is; and domains without a protocol are of ASCII letters only.
 */
export function urlsIn(text: string): TextRange[] {
  return Array.from(text.matchAll(URLS), ({ index, 1: before, 2: full, 3: bare, 4: short }) => {
    const start = index + (before ?? bare ?? '').length;
    return { start, end: start + (full ?? short ?? '').replace(SENTENCE_END, '').length };
  });
}

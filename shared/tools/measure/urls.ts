import { COUNTRY_ENDINGS, GENERIC_ENDINGS } from './domain-endings';

export interface TextRange {
  readonly start: number;
  /** End index, exclusive. */
  readonly end: number;
}

/** A domain label has at most 63 characters (RFC 1035, section 2.3.4). */
const label = (sign: string) => `[${sign}](?:[${sign}_-]{0,61}[${sign}])?`;
const LATIN = 'a-z0-9\\p{Script=Latin}';
const LABEL = label('\\p{L}\\p{N}\\p{M}\\p{So}');
const LATIN_LABEL = label(LATIN);

/** With a protocol any alphabetic top-level domain is accepted. */
const ANY_ENDING = '(?:xn--[a-z0-9-]+|[a-z]{2,})';
const KNOWN_ENDING = `(?:xn--[a-z0-9-]+|${GENERIC_ENDINGS}|${COUNTRY_ENDINGS})`;
const ENDS = '(?![a-z0-9@+-])';
/** Paths may contain Latin and Cyrillic letters; letters of other scripts end the URL. */
const PATH_SIGN = `[${LATIN}\\p{Script=Cyrillic}!*';:=+,.$%_~@|&/?#\\[\\]–-]`;
const REST = `${ENDS}(?::\\d+)?(?:[/?](?:${PATH_SIGN}|\\([^\\s()]*\\))*)?`;

/** Allowed character before a URL: not part of a word, a name or a hashtag. */
const BEFORE_PROTOCOL = '(^|[^a-z0-9@＠$#＃])';
const BEFORE = `(^|[^${LATIN}@＠$#＃_./-])`;

const URLS = new RegExp(
  `${BEFORE_PROTOCOL}(https?://(?:${LABEL}\\.)+${ANY_ENDING}${REST})|` +
    `${BEFORE}((?:${LATIN_LABEL}\\.)+${KNOWN_ENDING}${REST})`,
  'giu',
);
/** Punctuation that ends the surrounding sentence, not the URL. */
const SENTENCE_END = /[!*';:,.$%~@|?[\]–]+$/u;

/**
 * Finds URLs in a text as X does (docs.x.com, "Counting characters", and the published tests of twitter-text): `http`
 * and `https` optional, ending in a known domain.
 * Approximate: without a protocol only {@link GENERIC_ENDINGS} and country codes are known, not all 1,400 endings; with
 * one, any ending of Latin letters is; endings in other scripts only in punycode; X's length limit for URLs is not
 * applied.
 */
export function urlsIn(text: string): TextRange[] {
  return Array.from(text.matchAll(URLS), ({ index, 1: before, 2: full, 3: bare, 4: short }) => {
    const start = index + (before ?? bare ?? '').length;
    return { start, end: start + (full ?? short ?? '').replace(SENTENCE_END, '').length };
  });
}

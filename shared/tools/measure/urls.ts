import endings from 'tlds' with { type: 'json' };

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

/** Every delegated top-level domain (IANA, 2025-10-24), and any in punycode. */
const ENDING = `(?:xn--[a-z0-9-]+|${[...endings].sort((one, other) => other.length - one.length).join('|')})`;
const ENDS = '(?![a-z0-9@+-])';
/** Paths may contain Latin and Cyrillic letters; letters of other scripts end the URL. */
const PATH_SIGN = `[${LATIN}\\p{Script=Cyrillic}!*';:=+,.$%_~@|&/?#\\[\\]–-]`;
const REST = `${ENDS}(?::\\d+)?(?:[/?](?:${PATH_SIGN}|\\([^\\s()]*\\))*)?`;

/** Allowed character before a URL: not part of a word, a name or a hashtag. */
const BEFORE_PROTOCOL = '(^|[^a-z0-9@＠$#＃])';
const BEFORE = `(^|[^${LATIN}@＠$#＃_./-])`;

const URLS = new RegExp(
  `${BEFORE_PROTOCOL}(https?://(?:${LABEL}\\.)+${ENDING}${REST})|` +
    `${BEFORE}((?:${LATIN_LABEL}\\.)+${ENDING}${REST})`,
  'giu',
);
/** Punctuation that ends the surrounding sentence, not the URL. */
const SENTENCE_END = /[!*';:,.$%~@|?[\]–]+$/u;

/**
 * Finds URLs in a text as X does (docs.x.com, "Counting characters", and the published tests of twitter-text): `http`
 * and `https` optional, ending in a known domain.
 * The tests hold it to twitter-text, whose own list of endings is older.
 */
export function urlsIn(text: string): TextRange[] {
  return Array.from(text.matchAll(URLS), ({ index, 1: before, 2: full, 3: bare, 4: short }) => {
    const start = index + (before ?? bare ?? '').length;
    return { start, end: start + (full ?? short ?? '').replace(SENTENCE_END, '').length };
  });
}

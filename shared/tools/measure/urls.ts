import punycode from 'punycode.js';
import endings from 'tlds' with { type: 'json' };

export interface TextRange {
  readonly start: number;
  /** End index, exclusive. */
  readonly end: number;
}

/** Longest label of a host, in signs of punycode (RFC 1035, section 2.3.4). */
const LABEL_MAX = 63;
/** Most labels below the name: a host has at most 253 signs. */
const LABELS_MAX = 126;
/** Longest address with its protocol. */
const URL_MAX = 4_096;
/** Longest name of a link that X has shortened. */
const SHORTENED_MAX = 40;

/** Signs that no host has: ASCII punctuation but the quote and the backtick, white space, and what steers the direction or order of bytes. */
const OUTSIDE =
  "!'#%&()*+,\\\\./:;<=>?@[\\]^{|}~$\\s\\x85\\u180e\\ufffe\\ufeff\\uffff\\u202a-\\u202e\\u061c\\u200e\\u200f\\u2066-\\u2069";
const SIGN = `[^${OUTSIDE}_-]`;
const label = (inner: string) => `${SIGN}(?:${inner}{0,61}${SIGN})?\\.`;
/** Underscores are allowed below the name that was registered. */
const SUBDOMAIN = label(`[^${OUTSIDE}]`);
const NAME = label(`[^${OUTSIDE}_]`);
/** Every delegated top-level domain (IANA, 2025-10-24), and any in punycode. */
const ENDING = `(?:(?:${[...endings].sort((one, other) => other.length - one.length).join('|')})(?![a-z0-9@+-])|xn--[-a-z0-9]+)`;

const ACCENTED =
  '\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u0253\\u0254\\u0256\\u0257\\u0259\\u025b\\u0263\\u0268\\u026f\\u0272\\u0289\\u028b\\u02bb\\u0300-\\u036f\\u1e00-\\u1eff';
/** Paths may contain Latin and Cyrillic letters; letters of other scripts end the URL. */
const LETTER = `a-z0-9${ACCENTED}\\u0400-\\u04ff`;
const PATH_SIGN = `[${LETTER}!*';:=+,.$/%#[\\]–_~@|&-]`;
const BRACKETS = `\\((?:${PATH_SIGN}+|${PATH_SIGN}*\\(${PATH_SIGN}+\\)${PATH_SIGN}*)\\)`;
/** Punctuation at the end is the sentence's. */
const PATH = `/(?:(?:${PATH_SIGN}|${BRACKETS})*(?:[${LETTER}+=_#/-]|${BRACKETS}))?`;
const QUERY = "\\?[a-z0-9!?*'@();:&=+$/%#[\\]_.,~|-]*[a-z0-9_&=#/-]";

/** Allowed before a URL: not a part of a word, a name or a hashtag. */
const BEFORE = '[^a-z0-9@＠$#＃\\ufffe\\ufeff\\uffff]';
const URLS = new RegExp(
  `(${BEFORE}|^)((https?://)?((?:${SUBDOMAIN}){0,${LABELS_MAX}}${NAME}${ENDING})(?::\\d+)?(${PATH})?(?:${QUERY})?)`,
  'gi',
);
/** A host as it is found without a protocol: of Latin letters alone. */
const LATIN_HOSTS = new RegExp(`(?:[-a-z0-9${ACCENTED}]+\\.)+${ENDING}`, 'gi');
const SHORTENED = new RegExp(`^https?://t\\.co/([a-z0-9]+)(?:${QUERY})?`, 'i');
/** The start of a label that goes on behind it: one before a host begins so early that it is too long for one. */
const LABEL_BEFORE = new RegExp(`(?:${BEFORE}|^(?=[a-z0-9]))${SIGN}[^${OUTSIDE}]*$`, 'i');

/**
 * Finds URLs in a text as X does (docs.x.com, "Counting characters", and twitter-text 3.1.0): `http` and `https`
 * optional, ending in a known domain. The tests hold it to twitter-text, whose own list of endings is older.
 */
export function urlsIn(text: string): TextRange[] {
  if (!text.includes('.')) return [];
  let previousEnd = 0;
  return Array.from(text.matchAll(URLS)).flatMap((found) => {
    const [whole, before = '', url = '', protocol = '', host = '', path = ''] = found;
    const start = found.index + before.length;
    const head = text.slice(Math.max(previousEnd, start - 4 * LABEL_MAX), start);
    previousEnd = found.index + whole.length;
    if (!isHost(host) || url.length + (protocol ? 0 : 'https://'.length) > URL_MAX) return [];
    if (protocol) return withProtocol(url, start);
    return /[-_./]$/.test(before) || LABEL_BEFORE.test(head) ? [] : withoutProtocol(url, host, path, start);
  });
}

function withProtocol(url: string, start: number): TextRange[] {
  const [shortened = url, name = ''] = SHORTENED.exec(url) ?? [];
  return name.length > SHORTENED_MAX ? [] : [{ start, end: start + shortened.length }];
}

/** The hosts of Latin letters within one that may have others; the last one takes the path. */
function withoutProtocol(url: string, host: string, path: string, start: number): TextRange[] {
  const ranges = Array.from(host.matchAll(LATIN_HOSTS), ({ index, 0: latin }) => ({
    start: start + index,
    end: start + index + latin.length,
  }));
  const last = ranges.pop();
  if (!last) return [];
  return [...ranges, path ? { start: last.start, end: last.end + url.length - host.length } : last];
}

/** Whether every label is short enough, and none mixes punycode with letters that it stands for. */
function isHost(host: string): boolean {
  if (/^xn--/i.test(host) && !host.match(LATIN_HOSTS)) return false;
  return host.split('.').every((each) => punycode.toASCII(each).length <= LABEL_MAX);
}

import fc from 'fast-check';
import twitter from 'twitter-text';
import { measure } from './measure';

/** Posts of many kinds: links in and beside words, marks, scripts, emoji. */
const POSTS = [
  ...['bit.ly/x', 'see t.co now', 'foo.co.jp', 'www.example.com', 'HTTP://EXAMPLE.COM/A', 'x.example.museum/?q=1'],
  ...['https://пример.рф/путь', 'http://☃.net/', 'example.рф', 'http://例え.テスト', 'https://xn--fsq.xn--0zwm56d/'],
  ...['http://a_b.example.com', 'http://-a.example.com', 'http://a-.example.com', 'http://example.com:8080/x'],
  ...[
    'http://user@example.com',
    '(http://example.com/a_(b))',
    'http://example.com/a.',
    'http://example.com/?',
    'a@b.com',
  ],
  ...[
    'x.com,y.com',
    'x.com、y.com',
    'のx.com',
    'x.comの',
    '日本x.jp日本',
    '#x.com',
    '$x.com',
    '@x.com',
    '@x.com/y',
    'a/x.com',
  ],
  ...[
    '.x.com',
    '-x.com',
    '_x.com',
    'x.com-',
    'x.com_y',
    'x.comm',
    'x.c',
    'x.co',
    '1.5',
    'v2.0.io',
    'Node.js',
    'e.g. this',
  ],
  ...[
    'http://example.com/привет',
    'http://example.com/日本',
    'http://example.com/é',
    'http://example.com/%20',
    'http://x.y',
  ],
  ...['مرحبا example.com مرحبا', 'สวัสดีexample.comสวัสดี', 'नमस्ते https://example.in', 'שלום.com', '안녕.com', '中国.cn'],
  ...[
    '👩‍👩‍👧‍👦 x.pizza',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '1️⃣ 2⃣',
    '☺️ ☺',
    '©®™',
    'é é',
    'ﬁ ½ Ⅷ',
    '\u200b\u2028',
    '“…”',
    '𝒜𝓑',
    '𐍈',
    '漢\u3000字',
    'ａｂ',
    '½',
  ],
  ...['http://example.com/a?b=c&d=e#f!g', 'http://example.com/a—b', 'http://example.com/a|b', 'http://example.com/~x'],
];

const theirs = (text: string) => twitter.parseTweet(text).weightedLength;

test.each(POSTS)('X’s own parser counts %j alike', (text) => {
  expect(measure(text, 'weighted')).toBe(theirs(text));
});

test('X’s own parser counts joined posts alike', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...POSTS), { maxLength: 5 }),
      fc.constantFrom(' ', '\n', ' – '),
      (posts, gap) => {
        const text = posts.join(gap);
        expect(measure(text, 'weighted')).toBe(theirs(text));
      },
    ),
    { seed: 37, numRuns: 150 },
  );
});

/** Parts of hosts, addresses and words, joined without a thought. */
const PARTS = [
  ...['http://', 'HTTPS://', 'www.', 't.co/', 'example.com', 'example', '.com', '.co.jp', '.рф', '.中国', '.museum'],
  ...['xn--fsq', '.xn--0zwm56d', 'a_b', 'ab12', 'ſ', 'K', 'é', 'e\u0301', 'ж', 'の', '日本語', 'שלום', '☃', '👩‍👩‍👧‍👦'],
  ...[...' \n\u3000\u200e\ufeff!"#$%&\'()*+,-./:;<=>?@[]^_`{|}~“”’…–—、。'],
  ...[':80', '%20', '((', '))', '--'],
];

test('X’s own parser counts whatever such parts are joined to alike', () => {
  const texts = fc.array(fc.constantFrom(...PARTS), { maxLength: 14 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      expect(measure(text, 'weighted')).toBe(theirs(text));
    }),
    { seed: 37, numRuns: 5_000 },
  );
});

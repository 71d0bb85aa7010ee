// twitter-text publishes tests of its own (validate, extract) beside its parser. No package carries them, so this table
// checks the same properties with words and values of ours; every row is counted by X's parser too.
import twitter from 'twitter-text';
import { measure } from './measure';
import { urlsIn } from './urls';

const kana = (count: number) => 'あいうえおかきくけこ'.repeat(Math.ceil(count / 10)).slice(0, count);

test.each<[what: string, text: string, links: string[]]>([
  ['a host alone', 'flint.studio', ['flint.studio']],
  ['a host of one letter', 'http://x.com/y', ['http://x.com/y']],
  ['letters of any case', 'HttpS://Docs.Flint.STUDIO/A', ['HttpS://Docs.Flint.STUDIO/A']],
  ['a port', 'https://flint.studio:8443', ['https://flint.studio:8443']],
  ['no port without protocol and path', 'flint.studio:8443', ['flint.studio']],
  ['a query without a path', 'https://flint.studio?of=reels', ['https://flint.studio?of=reels']],
  ['no such query without protocol', 'flint.studio?of=reels', ['flint.studio']],
  ['a fragment', 'https://flint.studio/#!/reels?tab=2', ['https://flint.studio/#!/reels?tab=2']],
  ['an empty fragment', 'https://flint.studio/#', ['https://flint.studio/#']],
  ['signs within a path', 'https://flint.studio/~maya,.;a+%20b', ['https://flint.studio/~maya,.;a+%20b']],
  [
    'a dash, a plus, an equals sign at the end',
    'flint.studio/a- flint.studio/b+ flint.studio/c=',
    [...['flint.studio/a-', 'flint.studio/b+', 'flint.studio/c=']],
  ],
  ['a query up to its last letter or digit', 'https://flint.studio?a=b+', ['https://flint.studio?a=b']],
  ['no letters beyond ASCII in a query', 'https://flint.studio/?a=é', ['https://flint.studio/?a=']],
  ['an en dash in a path', 'flint.studio/1990–99', ['flint.studio/1990–99']],
  ['a name of Cyrillic letters', 'https://flint.studio/видео_один', ['https://flint.studio/видео_один']],
  ['brackets within a path', 'https://flint.studio/reel_(cut_(one))', ['https://flint.studio/reel_(cut_(one))']],
  ['no bracket around it', '(https://flint.studio/reel)', ['https://flint.studio/reel']],
  ['no bracket that does not close', 'https://flint.studio/a(b', ['https://flint.studio/a']],
  ['a name with @ in the middle of a path', 'https://flint.studio/@maya/reels', ['https://flint.studio/@maya/reels']],
  [
    'no full stops, commas and marks behind it',
    'flint.studio/a... flint.studio/b,, flint.studio/c!!',
    [...['flint.studio/a', 'flint.studio/b', 'flint.studio/c']],
  ],
  ['a line’s end', 'flint.studio/a\nflint.studio/b', ['flint.studio/a', 'flint.studio/b']],
  ['hard and wide spaces around it', '\u00a0flint.studio\u3000flint.studio', ['flint.studio', 'flint.studio']],
  ['marks of direction around it', '\u2066\u202ahttps://flint.studio/\u202c\u2069', ['https://flint.studio/']],
  ['words of right to left', 'שלום https://flint.studio/a שלום', ['https://flint.studio/a']],
  ['Japanese before and behind', '動画はflint.studio/aです。flint.studioも', ['flint.studio/a', 'flint.studio']],
  ['a host of signs, with its protocol', 'https://✪lamp.net/a', ['https://✪lamp.net/a']],
  ['no such host without protocol', 'ランプ.みんな', []],
  ['an ending of other scripts', 'https://lampe.みんな/', ['https://lampe.みんな/']],
  ['an ending in punycode', 'https://lampe.xn--q9jyb4c', ['https://lampe.xn--q9jyb4c']],
  ['no mix of punycode and other letters', 'https://xn--ランプ.com/a', []],
  ['a label of 63', `https://${'a'.repeat(63)}.com`, [`https://${'a'.repeat(63)}.com`]],
  ['no label of 64', `https://${'a'.repeat(64)}.com ${'a'.repeat(64)}.com`, []],
  ['no label of more than 63 in punycode', `https://${kana(53)}.com`, []],
  ['a label of kana that is short enough', `https://${kana(20)}.com`, [`https://${kana(20)}.com`]],
  ['no host that a long line of Japanese runs into', `${kana(64)}flint.studio`, []],
  ['no host that letters and Japanese run into', `${'a'.repeat(43)}${kana(21)}x.com`, []],
  ['dashes and underscores below the name', 'https://a_b-c.flint.studio', ['https://a_b-c.flint.studio']],
  ['dashes in the name', 'https://fl-int.studio', ['https://fl-int.studio']],
  ['no underscore in the name', 'https://fl_int.studio', []],
  ['no dash at the edge of a label', 'https://-flint.studio https://flint-.studio https://-a.flint.studio', []],
  ['no underscore at the edge of a label', 'https://_flint.studio https://flint_.studio', []],
  ['no unknown ending', 'https://flint.studios https://flint.x flint.mp3 http://localhost', []],
  ['no ending with a dash or @ behind', 'flint.studio-x flint.studio@x.y', []],
  ['no mail address', 'maya@flint.studio ma+ya@flint.studio', []],
  ['no tag, price or name', '#flint.studio $flint.studio @flint.studio', []],
  [
    'nothing behind a dash, full stop, underscore, slash',
    '-flint.studio .flint.studio _flint.studio /flint.studio',
    [],
  ],
  [
    'a shortened link up to its name',
    'https://t.co/Ab12cD’s https://t.co/Ab12cD-',
    [...['https://t.co/Ab12cD', 'https://t.co/Ab12cD']],
  ],
  ['a shortened link with a query', 'https://t.co/Ab12cD?amp=1', ['https://t.co/Ab12cD?amp=1']],
  ['a shortened link’s name of 40', `https://t.co/${'a'.repeat(40)}`, [`https://t.co/${'a'.repeat(40)}`]],
  ['no shortened link’s name of 41', `https://t.co/${'a'.repeat(41)}`, []],
  ['no address beyond 4,096 signs', `https://flint.studio/${'a'.repeat(4_096)}`, []],
])('X makes a link of %s', (_what, text, links) => {
  expect(urlsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(links);
  expect(measure(text, 'weighted')).toBe(twitter.parseTweet(text).weightedLength);
});

test('a link that repeats is found at each of its places', () => {
  expect(urlsIn('x.com x.com')).toEqual([
    { start: 0, end: 5 },
    { start: 6, end: 11 },
  ]);
});

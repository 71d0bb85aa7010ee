import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseText, tokenizeVTTCue, type VTTCue, type VTTNode } from 'media-captions';
import { formatPosition, readPosition } from './position';
import { parseTimedText, toTimedText } from './timed-text';

test.each([
  [0, '0:00'],
  [42.9, '0:42'],
  [190, '3:10'],
  [3723, '1:02:03'],
  [-1, '0:00'],
])('%d s is formatted as %s', (seconds, words) => {
  expect(formatPosition(seconds)).toBe(words);
});

test.each([
  ['1:05', 65],
  ['1:02:03', 3723],
  ['00:01:05,250', 65.25],
  ['00:05.5', 5.5],
  ['1:75', Number.NaN],
  ['65', Number.NaN],
])('the position %s is %d seconds', (typed, seconds) => {
  expect(readPosition(typed)).toBe(seconds);
});

test('formatted times are parsed back', () => {
  for (const seconds of [0, 9, 59, 60, 3599, 3600, 45_296]) expect(readPosition(formatPosition(seconds))).toBe(seconds);
});

const THREE = [
  { start: 0, text: 'Welcome' },
  { start: 12, text: 'The dough & the cold' },
  { start: 61, text: 'Bake it' },
];

test.each([
  ['lines', '0:00 Welcome\n0:12 The dough & the cold\n1:01 Bake it'],
  ['brackets, with words before them', 'Chapters:\n[00:00] Welcome\n(0:12) – The dough & the cold\n1:01 - Bake it'],
  ['times above their words', '0:00\nWelcome\n0:12\nThe dough\n& the cold\n1:01\nBake it\n'],
])('%s are parsed', (_, text) => {
  expect(parseTimedText(text)).toEqual(THREE);
  expect(parseTimedText(toTimedText(parseTimedText(text)))).toEqual(THREE);
});

test('SubRip is parsed with end times, and spoken numbers stay text', () => {
  const srt =
    '\uFEFF1\r\n00:00:00,000 --> 00:00:02,500\r\n<i>Welcome</i>\r\n\r\n2\r\n00:00:12,000 --> 00:00:14,000\r\nThere are\r\n12\r\n\r\n';
  expect(parseTimedText(srt)).toEqual([
    { start: 0, end: 2.5, text: 'Welcome' },
    { start: 12, end: 14, text: 'There are 12' },
  ]);
});

test('WebVTT is parsed without notes, settings and rolled-up words', () => {
  const vtt = [
    ...['WEBVTT', 'Kind: captions', '', 'NOTE 0:05 not said', '', 'one'],
    ...['00:00.000 --> 00:02.000 align:start', '<v Ada>so this', ''],
    ...['00:02.000 --> 00:04.000', 'so this is &lt;dough&gt;', ''],
  ].join('\n');
  expect(parseTimedText(vtt)).toEqual([
    { start: 0, end: 2, text: 'so this', speaker: 'Ada' },
    { start: 2, end: 4, text: 'is <dough>' },
  ]);
});

test('a text without times has no timed lines', () => {
  expect(parseTimedText('Bake at 12:30 sharp, he said.\nThen rest.')).toEqual([]);
});

const FIXTURES = join(__dirname, '../../server/test/fixtures');

test('captions of meetings: ids of any form, references, speakers apart', async () => {
  expect(parseTimedText(await readFile(join(FIXTURES, 'meeting.vtt'), 'utf8'))).toEqual([
    { start: 2, end: 5, text: `We don't water the "front" bed & the path.`, speaker: 'Speaker One' },
    { start: 5.2, end: 8, text: 'It stays dry by itself.', speaker: 'Speaker One' },
  ]);
});

test('captions of television: words that begin as blocks do, and positions', async () => {
  expect(parseTimedText(await readFile(join(FIXTURES, 'television.srt'), 'utf8'))).toEqual([
    { start: 1, end: 4, text: 'NOTE THE COLOUR' },
    { start: 5, end: 8, text: 'WIND BLOWS' },
    { start: 9, end: 12, text: 'SHE SAYS: STYLE COMES FIRST' },
  ]);
});

const VTT = (...cue: string[]) => ['WEBVTT', '', '00:01.000 --> 00:02.000', ...cue, ''].join('\n');
test.each([
  ['a note within a cue', VTT('NOTE this')],
  ['unknown and unended tags', VTT('so <b.loud>it</b> <x>is <00:01.500>now <i')],
  ['references, decoded once', VTT('&amp;lt; &lt;b&gt; &quot;x&quot; &#39; &nbsp;&lrm;')],
  ['ruby and languages', VTT('<lang ja><ruby>漢<rt>kan</rt></ruby></lang> 字')],
  ['two rows', VTT('one', 'two')],
  ['two voices', VTT('<v Ada>yes</v> <v.loud Bob>no')],
  ['an id with a space', ['WEBVTT', '', 'intro 1', '00:01.000 --> 00:02.000', 'yes', ''].join('\n')],
  [
    'blocks',
    ['WEBVTT', '', 'STYLE', '::cue { color: red }', '', 'NOTE a', 'b', '', '00:01.000 --> 00:02.000', 'c', ''].join(
      '\n',
    ),
  ],
])('%s: the words are those of media-captions', async (_, text) => {
  const { cues } = await parseText(text, { type: 'vtt' });
  const words = cues.map((cue) =>
    flat(tokenizeVTTCue(cue as VTTCue))
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const ours = parseTimedText(text);
  expect(ours.map((line) => line.text).join(' ')).toBe(words.join(' '));
  expect([ours[0]?.start, ours[0]?.end]).toEqual([cues[0]?.startTime, cues[0]?.endTime]);
});

const flat = (tokens: readonly VTTNode[]): string =>
  tokens.map((token) => (token.type === 'text' ? token.data : flat(token.children))).join('');

test('SubRip without empty rows, with signs that are no tags', () => {
  const srt = '1\n00:00:01,000 --> 00:00:02,000\nI <3 you & me\n2\n00:00:03,000 --> 00:00:04,000\n5 < 6 > 4\n';
  expect(parseTimedText(srt).map(({ text }) => text)).toEqual(['I <3 you & me', '5 < 6 > 4']);
});

test('a caption that goes on a word of the one before is whole', () => {
  expect(parseTimedText('WEBVTT\n\n00:00.000 --> 00:01.000\nso\n\n00:01.000 --> 00:02.000\nsome more\n')).toMatchObject(
    [{ text: 'so' }, { text: 'some more' }],
  );
});

import { SCRIPTS } from '../testing/scripts';
import { hasWords } from '../tools/google/has-words';
import { cut } from '../tools/measure/cut';
import { hashtagsIn } from '../tools/measure/hashtags';
import { measure } from '../tools/measure/measure';
import type { TextUnit } from '../tools/measure/units';
import { asciiDigits } from './ascii-digits';
import { toUnits } from './caption-pages';
import { toCaptions } from './captions';
import { fileName } from './download-name';
import { Code } from './email-verification';
import { shortened, splitGraphemes } from './graphemes';
import { searchText } from './search-text';
import { SpeechToTextBody, TextToSpeechBody } from './speech';
import { chaptersIn, parseTimedText, toTimedText } from './timed-text';

const UNITS: readonly TextUnit[] = ['graphemes', 'code-points', 'utf16', 'bytes', 'weighted', 'pixels'];
const isWhole = (part: string, whole: string) =>
  splitGraphemes(part).every((grapheme, at) => grapheme === splitGraphemes(whole)[at]);

describe.each(SCRIPTS.map((sample) => [sample.script, sample] as const))('%s', (_, { text, word, hashtag, time }) => {
  it('is cut between its letters at every length, by every unit', () => {
    for (let max = 0; max <= text.length; max += 1) {
      expect(isWhole(shortened(text, max), text)).toBe(true);
      expect(shortened(text, max).length).toBeLessThanOrEqual(max);
    }
    for (const unit of UNITS)
      for (let max = 1; max <= measure(text, unit); max += 3) expect(isWhole(cut(text, max, unit), text)).toBe(true);
  });

  it('is found by its words, however they are composed and written', () => {
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
      expect(searchText(text)).toContain(searchText(word.normalize(form)));
      expect(hasWords(text.normalize(form), word.toUpperCase())).toBe(true);
    }
    expect(hasWords(text, `${word}x`)).toBe(false);
  });

  it('names files with whole letters', () => {
    const name = fileName(text, null, 'txt');
    const [first = ''] = text
      .normalize('NFC')
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/u);
    expect(name.startsWith(first)).toBe(true);
    const letters = splitGraphemes(text.normalize('NFC').toLowerCase());
    expect(
      splitGraphemes(name.replace(/\.txt$/, '')).filter((sign) => sign !== '-' && !letters.includes(sign)),
    ).toEqual([]);
  });

  it('is tagged, timed and counted', () => {
    expect(hashtagsIn(`${text} ${hashtag}, ${hashtag}`)).toEqual([hashtag, hashtag]);
    expect(parseTimedText(`${time} ${text}`)).toEqual([{ start: 65, text }]);
    expect(chaptersIn(`${time} ${text}`)).toEqual([{ start: 65, text }]);
    expect(parseTimedText(toTimedText([{ start: 65, text }]))).toEqual([{ start: 65, text }]);
    expect(asciiDigits(time).replace('１', '1')).toBe('1:05');
  });

  it('is captioned whole', () => {
    const lines = toCaptions([{ start: 0, end: 30, text: `${text} ${text}` }]).flatMap((caption) => caption.lines);
    expect(lines.join('').replace(/\s/g, '')).toBe(`${text}${text}`.replace(/\s/g, ''));
    expect(
      toUnits(text)
        .map((unit) => (unit.spaced ? ` ${unit.text}` : unit.text))
        .join(''),
    ).toBe(text);
  });

  it('is spoken', () => {
    expect(TextToSpeechBody.safeParse({ text }).success).toBe(true);
  });
});

test.each(['١٢٣٤٥٦', '१२३४५६', '１２３４５６', '๑๒๓๔๕๖', '𝟏𝟐𝟑𝟒𝟓𝟔'])('the code %s is 123456', (typed) => {
  expect(Code.parse(typed)).toBe('123456');
});

test.each([
  ['es-419', true],
  ['zh-Hant-TW', true],
  ['sr-Latn', true],
  ['fil', true],
  ['english!', false],
  ['und', false],
])('the language %s is taken: %s', (language, taken) => {
  expect(SpeechToTextBody.safeParse({ upload_id: 'x', language }).success).toBe(taken);
});

import { shortened, splitGraphemes } from './graphemes';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const bySegmenter = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

const SAMPLES = [
  'Plain words,\nin two lines.',
  'Lines of Windows\r\nand of Macs of old\rend like this',
  'नमस्ते दुनिया, क्षत्रिय',
  'Cafe\u0301 and a\u0300\u0301\u0302\u0303\u0304 tower of marks',
  '👩‍👩‍👧‍👦👨🏽‍🚀🏳️‍🌈🇩🇪🇫🇷🇯🇵🇩🇪🇫🇷🇯🇵 and 한국어 각',
  `${'👩‍'.repeat(40)}👩 is longer than any letter`,
];

test.each(SAMPLES)('letters are those of Unicode: %j', (text) => {
  expect(splitGraphemes(text)).toEqual(bySegmenter(text));
});

test.each(SAMPLES)('a text is shortened between letters, wherever it is cut: %j', (text) => {
  const letters = bySegmenter(text);
  const ends = [0, ...letters.map((_, at) => letters.slice(0, at + 1).join('').length)];
  for (let max = 0; max <= text.length; max++) {
    const longest = Math.max(...ends.filter((end) => end <= max));
    expect([max, shortened(text, max).length]).toEqual([max, longest]);
  }
});

import { normalise } from './normalise';

it.each([
  // numbers
  ['I have 3 cats', 'I have three cats'],
  ['1,234,567 views', 'one million two hundred thirty-four thousand five hundred sixty-seven views'],
  ['Version 2.05', 'Version two point zero five'],
  ['-5 outside', 'minus five outside'],
  ['agent 007', 'agent zero zero seven'],
  ['the 21st and 12th', 'the twenty-first and twelfth'],
  ['Call 555-123-4567 now', 'Call five five five, one two three, four five six seven now'],
  ['5-10 minutes', 'five to ten minutes'],
  ['add 1/2 cup', 'add one half cup'],
  ['½ price', 'one half price'],
  // money
  ['$3.50', 'three dollars and fifty cents'],
  ['It costs $1.', 'It costs one dollar.'],
  ['£0.01 or 20€', 'one penny or twenty euros'],
  ['$2.5 million', 'two point five million dollars'],
  ['$5k a month', 'five thousand dollars a month'],
  ['100 USD', 'one hundred dollars'],
  // dates and times
  ['2026-11-21', 'November twenty-first, twenty twenty-six'],
  ['on 3/14/2015', 'on March fourteenth, twenty fifteen'],
  ['25/12/1999', 'December twenty-fifth, nineteen ninety-nine'],
  ['Nov. 5, 2005', 'November fifth, two thousand five'],
  ['1 May', 'May first'],
  ['in 1905 and 1900', 'in nineteen oh five and nineteen hundred'],
  ['the 1980s and 90s', 'the nineteen eighties and nineties'],
  ['at 10:30', 'at ten thirty'],
  ['9:05 am or 7pm', 'nine oh five a m or seven p m'],
  ['at 12:00', "at twelve o'clock"],
  // measures
  ['80 km/h in 5 s', 'eighty kilometers per hour in five seconds'],
  ['1 kg, 25% and 20°C', 'one kilogram, twenty-five percent and twenty degrees Celsius'],
  ['a 16:9 film, 1920x1080', 'a sixteen to nine film, nineteen twenty by ten eighty'],
  ['1080p at 30 fps', 'ten eighty p at thirty frames per second'],
  ['10x faster', 'ten times faster'],
  // addresses
  ['See https://www.flint.app/pricing?a=1.', 'See flint dot app slash pricing.'],
  ['mail ann_b@example.com', 'mail ann underscore b at example dot com'],
  ['@flint #MadeByHand', 'at flint hashtag Made By Hand'],
  // abbreviations and acronyms
  ['Dr. Smith vs. Mr. Brown', 'Doctor Smith versus Mister Brown'],
  ['Use e.g. salt, oil, etc.', 'Use for example salt, oil, et cetera.'],
  ['AI and PDFs from NASA', "ay eye and pee dee eff's from NASA"],
  ['STOP IT NOW', 'stop it now'],
  // marks that are not read aloud
  ['Hello 👋🏽 world 🎉!', 'Hello, world!'],
  ['## **Bold** and _soft_', 'Bold and soft'],
  ['- [the page](https://x.com/a)', 'the page'],
  ['Salt & pepper … and/or oil', 'Salt and pepper, and or or oil'],
  ['Zoë’s café', "Zoe's cafe"],
  ['… 🎉 !!', ''],
])('%s → %s', (written, said) => {
  expect(normalise(written)).toBe(said);
});

it('leaves only characters the synthesiser can say, of any input and in time', () => {
  const anything = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code + 1)).join('');
  expect(normalise(anything)).toMatch(/^[A-Za-z',.;:!? -]+$/);
  const started = performance.now();
  for (const part of ['1', '1,', '$1', 'a.', '1-', '1/', '@a', '#', 'http://', '-_']) normalise(part.repeat(2500));
  // Catastrophic backtracking would take minutes; a busy machine takes a few seconds.
  expect(performance.now() - started).toBeLessThan(20_000);
});

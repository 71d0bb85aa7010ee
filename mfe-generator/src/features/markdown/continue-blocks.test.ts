import { type Block, continueBlocks } from './continue-blocks';

const cut = (text: string) => continueBlocks([], text).map((block) => block.text.trim());
/** Streams a text, one character at a time. */
const typed = (text: string) =>
  Array.from({ length: text.length }, (_, end) => text.slice(0, end + 1)).reduce<readonly Block[]>(continueBlocks, []);

const ANSWER = [
  '# Plan',
  'First words\nof two lines.',
  '- one\n\n- two\n\n  more of two',
  '```ts\nconst a = 1;\n\nconst b = 2;\n```',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '> said',
  'The last line of it.',
];

test('a text is split at blank lines, but not inside code, nor between list items', () => {
  expect(cut(ANSWER.join('\n\n'))).toEqual(ANSWER);
  expect(cut('Steps:\n1. one\n\n2. two\n\nDone, all of it.')).toEqual(['Steps:\n1. one\n\n2. two', 'Done, all of it.']);
  expect(cut('~~~~\n~~~\n\n```\n~~~~\n\nAfterwards, more')).toEqual(['~~~~\n~~~\n\n```\n~~~~', 'Afterwards, more']);
  expect(cut('')).toEqual(['']);
});

test('the blocks are the same however the text arrives, and join to the text', () => {
  const text = `${ANSWER.join('\n\n')}\n`;
  expect(typed(text)).toEqual(continueBlocks([], text));
  expect(
    typed(text)
      .map((block) => block.text)
      .join(''),
  ).toBe(text);
});

test('complete blocks keep their identity while the text continues', () => {
  const before = continueBlocks([], 'One.\n\nTwo is longer.\n\nThree is the last');
  const after = continueBlocks(before, 'One.\n\nTwo is longer.\n\nThree is the last, and more');
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  expect(continueBlocks(before, 'Another text altogether')).toHaveLength(1);
});

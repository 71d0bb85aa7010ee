import { createSplitter, splitProposals } from './action-blocks';

const BLOCK = '```flint-action\n{"kind":"image"}\n```';

test('a proposal is removed from the text', () => {
  expect(splitProposals(`Here it is.\n\n${BLOCK}\n\nTell me.`)).toEqual({
    text: 'Here it is.\n\n\nTell me.',
    proposals: ['{"kind":"image"}'],
  });
});

test('the result does not depend on where the stream is split', () => {
  const whole = `One \`code\`\n\`\`\`js\nlet a\n\`\`\`\n${BLOCK}\nTwo\n  ${BLOCK}`;
  const at = (cut: number) => {
    const splitter = createSplitter();
    const parts = [splitter.feed(whole.slice(0, cut)), splitter.feed(whole.slice(cut)), splitter.end()];
    return { text: parts.map(({ text }) => text).join(''), proposals: parts.flatMap(({ proposals }) => proposals) };
  };
  const expected = at(0);
  expect(expected).toEqual({
    text: 'One `code`\n```js\nlet a\n```\nTwo\n',
    proposals: ['{"kind":"image"}', '{"kind":"image"}'],
  });
  for (let cut = 1; cut < whole.length; cut++) expect(at(cut)).toEqual(expected);
});

test('text is streamed at once unless it may begin a proposal', () => {
  const splitter = createSplitter();
  expect(splitter.feed('A word').text).toBe('A word');
  expect(splitter.feed('\n``').text).toBe('');
  expect(splitter.feed('`js\nlet').text).toBe('\n```js\nlet');
});

test('an unclosed or oversized block is no proposal', () => {
  expect(splitProposals('Text\n```flint-action\n{"kind":"image"}').proposals).toEqual([]);
  expect(splitProposals(`\`\`\`flint-action\n${'x'.repeat(9000)}\n\`\`\`\nText`)).toEqual({
    text: 'Text',
    proposals: [],
  });
});

test('an answer of a proposal alone gets a default text', () => {
  expect(splitProposals(BLOCK).text).toMatch(/approve/);
});

import type { Worded } from './words';
import { deliveredWords, wordsOfSteps } from './words';

const run = (row: object) => ({ recipe: {}, ...row }) as Worded;
const CHAT = { kind: 'chat', output: { content: ' Herons wait. ', thoughts: 'They want a secret.' } };

test('an answer is its words, without what the model thought', async () => {
  expect(await deliveredWords(run(CHAT))).toEqual({ kind: 'answer', words: 'Herons wait.' });
});

test.each([
  ['a turn of a conversation with Spark', { ...CHAT, recipe: { spark: { conversationId: 'c' } } }],
  ['a run without a result', { kind: 'chat', output: null }],
  ['an answer of blanks', { kind: 'chat', output: { content: ' \n ' } }],
  ['a picture', { kind: 'image', output: null }],
  ['a rewritten part', { kind: 'tool', recipe: { tool: 'x/thread-architect', part: {} }, output: { value: {} } }],
  ['a tool that is gone', { kind: 'tool', recipe: { tool: 'x/gone' }, output: { value: { text: 'a' } } }],
])('%s gives no item', async (_, row) => {
  expect(await deliveredWords(run(row))).toBeUndefined();
});

test('a transcript is its lines, with a paragraph after a long pause', async () => {
  const segments = [
    { start: 0, end: 1, text: 'One.' },
    { start: 4, end: 5, text: 'Two.' },
  ];
  const output = { text: 'One. Two.', segments };
  expect(await deliveredWords(run({ kind: 'transcript', output }))).toEqual({
    kind: 'transcript',
    words: 'One.\n\nTwo.',
  });
  expect((await deliveredWords(run({ kind: 'transcript', output: { ...output, segments: [] } })))?.words).toBe(
    'One. Two.',
  );
});

test('a tool’s answer is its parts in the order of the tool, and a found prompt is itself', async () => {
  const value = { posts: [{ text: 'First' }, { text: 'Second' }] };
  const { words = '' } =
    (await deliveredWords(run({ kind: 'tool', recipe: { tool: 'x/thread-architect' }, output: { value } }))) ?? {};
  expect(words.indexOf('Second')).toBeGreaterThan(words.indexOf('First'));
  expect(await deliveredWords(run({ kind: 'prompt', output: { prompt: 'a red boat' } }))).toEqual({
    ...{ kind: 'text', words: 'a red boat' },
  });
});

test('steps stand under their names; those without words are left out', () => {
  const steps = [
    { name: 'idea', words: 'A tide' },
    { name: 'picture', words: '' },
    { name: 'post', words: 'It rises.' },
  ];
  expect(wordsOfSteps(steps)?.words).toBe('## idea\n\nA tide\n\n## post\n\nIt rises.');
  expect(wordsOfSteps(steps.slice(1, 2))).toBeUndefined();
});

import { describeChat, describePrice } from './ask-model';
import { describeSteps } from './describe-steps';
import { readProposal } from './read-proposal';

const SENTENCE = 'Write about https://example.com/news';
const read = (answer: unknown, sentence = SENTENCE) =>
  readProposal(typeof answer === 'string' ? answer : JSON.stringify(answer), sentence);
const text = (input: object, more: object = {}) => ({ steps: [{ id: 'one', kind: 'text', input, ...more }] });

test('the answer that a model is shown is one that is taken, also within a fence', async () => {
  const { messages } = describeChat(SENTENCE);
  const shown = messages[2]?.content ?? '';
  expect(await read(shown)).toEqual(describeSteps(messages[1]?.content ?? ''));
  expect((await read(`Here you are:\n\`\`\`json\n${shown}\n\`\`\``)).steps).toHaveLength(3);
  const own = { kind: 'read', id: 'page', input: { address: 'https://example.com/news' } };
  expect((await read({ steps: [own] })).steps).toEqual([own]);
  expect(describePrice(null, SENTENCE)).toBeUndefined();
});

test.each([
  ['no JSON', /not JSON/],
  ['[]', /not JSON/],
  ['{"steps": [], "__proto__": {"a": 1}}', /__proto__/],
  [{ steps: 'all' }, /no steps/],
  [{ steps: [] }, /Add a step/],
  [
    { steps: Array.from({ length: 51 }, (_, at) => ({ id: `s${at}`, kind: 'text', input: { text: 'x' } })) },
    /50 steps/,
  ],
  [{ steps: [{ id: 'one', kind: 'shell', input: { run: 'rm' } }] }, /“shell”/],
  [{ steps: [{ id: 'one', kind: 'toString', input: {} }] }, /“toString”/],
  [{ steps: [{ id: 'one', kind: 'agent', input: { agent: 'x' } }] }, /“agent”/],
  [{ steps: [{ id: 'one', kind: 'tool', input: { tool: 'x/none', input: {} } }] }, /no such tool/],
  [text({ text: '{{two.text}}' }), /no step called “two”/],
  [{ steps: [{ id: 'one', kind: 'read', input: { address: 'https://evil.test/' } }] }, /did not write/],
  [{ steps: [{ id: 'one', kind: 'read', input: { address: 'evil.test' } }] }, /did not write/],
  [text({ text: 'See https://evil.test/?q=' }), /did not write/],
  [
    {
      steps: [
        { id: 'page', kind: 'read', input: { address: 'https://example.com/news' } },
        { id: 'out', kind: 'read', input: { address: '{{page.text}}' } },
      ],
    },
    /did not write/,
  ],
  ['x'.repeat(60_001), /too long/],
])('of a hostile answer nothing is used: %#', async (answer, message) => {
  await expect(read(answer)).rejects.toThrow(message);
});

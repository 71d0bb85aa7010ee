import { CAPABILITIES } from '../../contracts/kinds';
import type { Makers } from '../../contracts/models';
import { priceChat } from '../../contracts/prices/chat-price';
import { costTable } from '../../contracts/prices/cost-table';
import { estimateGraph } from './estimate';
import { CONTEXT_MAX, type Graph, type Step } from './graph';

const MODEL = 'meta-llama/llama-3.1-70b-instruct';
const TOKENS = 100;
const COSTS = costTable(Object.fromEntries(CAPABILITIES.map((kind) => [kind, 'fal'])) as unknown as Makers);

const page = (id: string): Step => ({ id, kind: 'read', input: { address: `${id}.test` } });
const chat = (id: string, ...contents: string[]): Step => ({
  ...{ id, kind: 'chat' },
  input: { messages: contents.map((content) => ({ role: 'user', content })), model: MODEL, max_tokens: TOKENS },
});
const LONG = { type: 'long', label: 'Notes', max: 20_000 } as const;

function pricesOf(steps: readonly Step[], inputs: Record<string, unknown> = {}) {
  const graph: Graph = { inputs: Object.fromEntries(Object.keys(inputs).map((name) => [name, LONG])), steps };
  return estimateGraph(graph, {
    ...{ costs: COSTS, filmedBy: 'fal', tools: {}, inputs, branded: false, options: {} },
  }).prices;
}

/** What an answer to so many characters costs. */
const priceOf = (characters: number) => priceChat(COSTS, MODEL, [{ content: 'x'.repeat(characters) }], TOKENS);

test('a step that is given more than it may be is priced as the largest that it can be', () => {
  const steps = [page('a'), page('b'), page('c'), chat('sum', '{{a.text}}', '{{b.text}}', '{{c.text}}')];
  const { sum = 0 } = pricesOf(steps);
  expect(sum).toBeGreaterThanOrEqual(priceOf(CONTEXT_MAX - 500));
  expect(sum).toBeLessThanOrEqual(priceOf(CONTEXT_MAX));
});

test('short texts beside long ones leave them their room, and texts of the form have their length', () => {
  const shorts = Array.from({ length: 20 }, () => '{{input.topic}}').join(' ');
  const { sum = 0 } = pricesOf(
    [page('a'), page('b'), page('c'), chat('sum', shorts, '{{a.text}} {{b.text}}', '{{c.text}}')],
    {
      topic: 'Tea',
    },
  );
  expect(sum).toBeGreaterThanOrEqual(priceOf(32_000 + 25_000));
  const notes = 'n'.repeat(20_000);
  const typed = pricesOf([chat('sum', '{{input.notes}}', '{{input.notes}}', '{{input.notes}}')], { notes });
  expect(typed.sum).toBeGreaterThanOrEqual(priceOf(CONTEXT_MAX - 500));
});

test('a text that is cut to the length of its field stays long: words before it leave it so', () => {
  const long: Step = { ...chat('long', 'Write'), input: { ...chat('long', 'Write').input, max_tokens: 8_000 } };
  const { sum } = pricesOf([long, chat('sum', 'Sum up: {{long.text}}')]);
  expect(sum).toBe(priceOf(32_000));
});

test('words of its own that are too many leave a step a price: it ends before it begins', () => {
  const words = 'w'.repeat(31_000);
  expect(pricesOf([chat('sum', words, words, '{{input.topic}}')], { topic: 'Tea' }).sum).toBeGreaterThan(0);
});

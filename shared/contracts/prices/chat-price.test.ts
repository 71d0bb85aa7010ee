import { LLM_MODELS } from '../models';
import { SERVED_BY } from '../providers';
import { chatCosts } from './chat-costs';
import { chargeChat, priceChat } from './chat-price';
import { estimateTokens, estimateUsage } from './tokens';

const words = (count: number) => Array.from({ length: count }, (_, at) => 'summer launch in Lisbon '[at % 24]).join('');

test.each(SERVED_BY)('%s: every model has a whole price above 0, an unlisted one too', (servedBy) => {
  for (const id of [...LLM_MODELS.map((model) => model.id), 'llama3.2:1b']) {
    const price = priceChat(chatCosts(servedBy), id, [{ content: 'Hello' }], 1000);
    expect(Number.isInteger(price) && price > 0).toBe(true);
  }
});

test('a text’s tokens are estimated as a third of its bytes', () => {
  expect(estimateTokens('')).toBe(0);
  expect(estimateTokens('tea')).toBe(1);
  expect(estimateTokens('four')).toBe(2);
  expect(estimateTokens('日本語')).toBe(3);
});

test('the hold of a sample conversation', () => {
  const costs = chatCosts('openai-compatible');
  const messages = [{ content: 'x'.repeat(3000) }];
  // 1,000 tokens of text, 4 of marks, 2,048 to write: 3,052.
  expect(priceChat(costs, 'meta-llama/llama-3.2-8b-instruct', messages, 2048)).toBe(4);
  expect(priceChat(costs, 'meta-llama/llama-3.1-70b-instruct', messages, 2048)).toBe(13);
});

test('no answer costs more than its hold, and none is free: 500 random ones', () => {
  let state = 7;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % limit;
  };
  for (let round = 0; round < 500; round += 1) {
    const costs = chatCosts(below(2) ? 'embedded' : 'openai-compatible');
    const model = [...LLM_MODELS.map(({ id }) => id), 'mistral'][below(4)] ?? 'mistral';
    const messages = Array.from({ length: 1 + below(5) }, () => ({ content: words(1 + below(2000)) }));
    const maxTokens = 1 + below(8192);
    const held = priceChat(costs, model, messages, maxTokens);
    const honest = { promptTokens: below(3000), completionTokens: below(maxTokens + 1) };
    const overcounted = { promptTokens: below(1_000_000), completionTokens: below(1_000_000) };
    for (const usage of [honest, overcounted, estimateUsage(messages, words(below(200)))]) {
      const charged = chargeChat(costs, model, usage, held);
      expect(charged).toBeGreaterThanOrEqual(1);
      expect(charged).toBeLessThanOrEqual(held);
    }
  }
});

test('without a cost row the price throws instead of being 0', () => {
  expect(() => priceChat({}, 'mistral', [{ content: 'Hello' }], 10)).toThrow('No price for mistral');
});

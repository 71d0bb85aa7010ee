import type { Costs } from './credits';
import { LLAMA_8B, type ServedBy } from './models';

/** What was read and written, in tokens. */
interface Used {
  readonly promptTokens: number;
  readonly completionTokens: number;
}
/** A message as far as its price goes. */
interface Said {
  readonly content: string;
}

/** Credits for 1,000 tokens, read or written, when a configured endpoint answers. */
const CREDITS_PER_1K: Readonly<Record<string, number>> = {
  [LLAMA_8B]: 1,
  'qwen/qwen-2.5-32b-instruct': 2,
  'meta-llama/llama-3.1-70b-instruct': 4,
};
/** The same for models that only the endpoint knows. */
const OTHER_CREDITS_PER_1K = 2;
/** The same for the built-in copywriter, whatever model was named (architecture §8.4). */
export const BUILT_IN_CHAT_CREDITS_PER_1K = 1;

const OTHER = 'other';
const rowOf = (model: string) => `chat:${model}:1000`;

/** The prices of chat on a server whose answers come from `servedBy`, in whole credits for 1,000 tokens. */
export function chatCosts(servedBy: ServedBy): Costs {
  const rows = { ...CREDITS_PER_1K, [OTHER]: OTHER_CREDITS_PER_1K };
  return Object.fromEntries(
    Object.entries(rows).map(([model, credits]) => [
      rowOf(model),
      servedBy === 'embedded' ? BUILT_IN_CHAT_CREDITS_PER_1K : credits,
    ]),
  );
}

/** Bytes of UTF-8 that one token stands for at least, on average, in text people write. */
const BYTES_PER_TOKEN = 3;
/** Marks around each message that models read too: role, start and end (OpenAI cookbook, "How to count tokens"). */
const TOKENS_PER_MESSAGE = 4;

const bytes = new TextEncoder();

/**
 * Tokens of a text, estimated without a model's own tables: a third of its UTF-8 bytes, rounded up. Byte-level
 * vocabularies take about 4 bytes of English (OpenAI, "What are tokens"), 3 to 4 of other European languages and 3 of
 * Chinese, so this is seldom too low.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(bytes.encode(text).length / BYTES_PER_TOKEN);
}

/** Tokens of a whole conversation as a model reads it, estimated as {@link estimateTokens} does. */
export function estimatePromptTokens(messages: readonly Said[]): number {
  return messages.reduce((sum, { content }) => sum + TOKENS_PER_MESSAGE + estimateTokens(content), 0);
}

/** What an answer used where its model does not tell. */
export function estimateUsage(messages: readonly Said[], answer: string): Used {
  return { promptTokens: estimatePromptTokens(messages), completionTokens: estimateTokens(answer) };
}

/** Whole credits for 1,000 tokens of a model; undefined where nobody answers. */
export function creditsPer1000(costs: Costs, model: string): number | undefined {
  return costs[rowOf(model)] ?? costs[rowOf(OTHER)];
}

const priceTokens = (costs: Costs, model: string, tokens: number): number => {
  const each = creditsPer1000(costs, model);
  if (each === undefined) throw new RangeError(`No price for ${model}`);
  return Math.max(1, Math.ceil((each * tokens) / 1000));
};

/**
 * The most an answer can cost, in whole credits: the button shows it, the server holds it.
 * @param promptTokens where more is told than the messages say
 * @throws RangeError when the table has no price for chat
 */
export function estimateChat(
  costs: Costs,
  model: string,
  messages: readonly Said[],
  maxTokens: number,
  promptTokens = estimatePromptTokens(messages),
): number {
  return priceTokens(costs, model, promptTokens + maxTokens);
}

/**
 * What an answer costs in the end, in whole credits: by its tokens, at least 1, never more than was held, however its
 * model counts.
 * @throws RangeError when the table has no price for chat
 */
export function chargeChat(costs: Costs, model: string, usage: Used, held: number): number {
  return Math.min(held, priceTokens(costs, model, usage.promptTokens + usage.completionTokens));
}

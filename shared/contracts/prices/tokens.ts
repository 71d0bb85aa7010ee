/** What was read and written, in tokens. */
export interface TokenUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** A message as far as its price goes. */
export interface PricedMessage {
  readonly content: string;
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
export function estimatePromptTokens(messages: readonly PricedMessage[]): number {
  return messages.reduce((sum, { content }) => sum + TOKENS_PER_MESSAGE + estimateTokens(content), 0);
}

/** What an answer used where its model does not tell. */
export function estimateUsage(messages: readonly PricedMessage[], answer: string): TokenUsage {
  return { promptTokens: estimatePromptTokens(messages), completionTokens: estimateTokens(answer) };
}

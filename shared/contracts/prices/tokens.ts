/** Tokens read and written. */
export interface TokenUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** A message, as far as its price needs it. */
export interface PricedMessage {
  readonly content: string;
}

/** Least average bytes of UTF-8 per token in natural text. */
const BYTES_PER_TOKEN = 3;
/** Tokens of the marks around each message: role, start and end (OpenAI cookbook, "How to count tokens"). */
const TOKENS_PER_MESSAGE = 4;

const bytes = new TextEncoder();

/**
 * Estimates a text's tokens without a model's own tokenizer: a third of its UTF-8 bytes, rounded up. Byte-level
 * vocabularies take about 4 bytes of English (OpenAI, "What are tokens"), 3 to 4 of other European languages and 3 of
 * Chinese, so the estimate is seldom too low.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(bytes.encode(text).length / BYTES_PER_TOKEN);
}

/** Estimates the tokens of a conversation by {@link estimateTokens}. */
export function estimatePromptTokens(messages: readonly PricedMessage[]): number {
  return messages.reduce((sum, { content }) => sum + TOKENS_PER_MESSAGE + estimateTokens(content), 0);
}

/** Estimates an answer's usage, for models that do not report it. */
export function estimateUsage(messages: readonly PricedMessage[], answer: string): TokenUsage {
  return { promptTokens: estimatePromptTokens(messages), completionTokens: estimateTokens(answer) };
}

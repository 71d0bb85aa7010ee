import type { ChatUsage } from '@flint/shared/contracts/chat';
import type { LanguageModelUsage } from 'ai';

/** What the endpoint counted; null where it did not. */
export const toUsage = ({ inputTokens, outputTokens }: LanguageModelUsage): ChatUsage | null =>
  inputTokens === undefined || outputTokens === undefined
    ? null
    : { promptTokens: inputTokens, completionTokens: outputTokens };

import type { ChatUsage } from '@flint/shared/contracts/chat';
import type { LanguageModelUsage } from 'ai';

/** Token usage as counted by the endpoint; null where it does not count. */
export const toUsage = ({ inputTokens, outputTokens }: LanguageModelUsage): ChatUsage | null =>
  inputTokens === undefined || outputTokens === undefined
    ? null
    : { promptTokens: inputTokens, completionTokens: outputTokens };

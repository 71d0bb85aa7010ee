import type { UsageUnits } from '@flint/engines/spec/vendor-usage';
import type { ChatUsage } from '@flint/shared/contracts/chat';
import type { LanguageModelUsage } from 'ai';

/** Token usage as counted by the endpoint; null where it does not count. */
export const toUsage = ({ inputTokens, outputTokens }: LanguageModelUsage): ChatUsage | null =>
  inputTokens === undefined || outputTokens === undefined
    ? null
    : { promptTokens: inputTokens, completionTokens: outputTokens };

/** The same count as a price list's units. */
export const toUnits = (usage: ChatUsage | null): UsageUnits | null =>
  usage && { input_tokens: usage.promptTokens, output_tokens: usage.completionTokens };

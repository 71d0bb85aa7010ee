import type { CHAT_ENDS, ChatAnswer, ChatUsage } from '@flint/shared/contracts/chat';
import type { Costs } from '@flint/shared/contracts/credits';
import { chargeChat } from '@flint/shared/contracts/prices/chat-price';
import { estimatePromptTokens, estimateTokens } from '@flint/shared/contracts/prices/tokens';
import type { ChatOutput, ChatRecipe } from '@flint/shared/contracts/recipes/chat';
import type { RunOf } from '@flint/shared/contracts/runs';

/** An answer as far as it has come. */
export interface Draft {
  content: string;
  /** The model that really answers, as far as it is known. */
  model: string;
  end: (typeof CHAT_ENDS)[number];
  /** Null until its model tells, and where it never does. */
  usage: ChatUsage | null;
  /** What it proposes to do; absent where it proposes nothing. */
  proposals?: string[];
}

/** What is kept of a draft, and the whole credits accrued for it, at most its hold. */
export function toKept(
  draft: Draft,
  { messages, model, spark }: ChatRecipe,
  costs: Costs,
  held: number,
): { output: ChatOutput; accrued: number } {
  const usage = draft.usage ?? {
    promptTokens: spark?.promptTokens ?? estimatePromptTokens(messages),
    completionTokens: estimateTokens(draft.content),
  };
  return { output: { ...draft, usage }, accrued: chargeChat(costs, model, usage, held) };
}

/** What the call answers of an ended run that has an answer, beside what it cost. */
export function toAnswer({ id, output, message, finishedAt }: RunOf<'chat'>) {
  const { content = '', model = '', end = 'cut', usage = { promptTokens: 0, completionTokens: 0 } } = output ?? {};
  return {
    message: { id, role: 'assistant' as const, content, timestamp: finishedAt ?? '', model },
    content,
    end,
    usage,
    ...(message === null ? {} : { error: message }),
  } satisfies Partial<ChatAnswer>;
}

import type { CHAT_ENDS, ChatAnswer, ChatUsage } from '@flint/shared/contracts/chat';
import type { Costs } from '@flint/shared/contracts/credits';
import { chargeChat } from '@flint/shared/contracts/prices/chat-price';
import { estimatePromptTokens, estimateTokens } from '@flint/shared/contracts/prices/tokens';
import type { ChatOutput, ChatRecipe } from '@flint/shared/contracts/recipes/chat';
import type { RunOf } from '@flint/shared/contracts/runs';

/** An answer in progress. */
export interface Draft {
  content: string;
  /** What the model thought; see {@link ChatOutput}. */
  thoughts: string;
  moved: number;
  /** The model that answers, as reported so far. */
  model: string;
  end: (typeof CHAT_ENDS)[number];
  /** Null until the model reports it, or when it never does. */
  usage: ChatUsage | null;
  /** Proposed actions; absent when there are none. */
  proposals?: string[];
  /** Whether it costs nothing. */
  free?: boolean;
}

/** Checkpoint of a draft, with the whole credits accrued for it, at most its hold. */
export function toKept(
  { free = false, thoughts, moved, ...draft }: Draft,
  { messages, model, spark }: ChatRecipe,
  costs: Costs,
  held: number,
): { output: ChatOutput; accrued: number } {
  const usage = draft.usage ?? {
    promptTokens: spark?.promptTokens ?? estimatePromptTokens(messages),
    completionTokens: estimateTokens(thoughts + draft.content),
  };
  const kept = spark ? '' : thoughts.trim();
  const output = { ...draft, ...(kept !== '' && { thoughts: kept }), ...(moved > 0 && { moved }), usage };
  return { output, accrued: free ? 0 : chargeChat(costs, model, usage, held) };
}

/** The call's body for an ended run with an answer, without its cost. */
export function toAnswer({ id, output, message, finishedAt }: RunOf<'chat'>) {
  const {
    content = '',
    thoughts,
    model = '',
    end = 'cut',
    usage = { promptTokens: 0, completionTokens: 0 },
  } = output ?? {};
  return {
    message: { id, role: 'assistant' as const, content, timestamp: finishedAt ?? '', model },
    content,
    ...(thoughts !== undefined && { thoughts }),
    end,
    usage,
    ...(message === null ? {} : { error: message }),
  } satisfies Partial<ChatAnswer>;
}

import type { ChatUsage, PromptMessage } from '@flint/shared/contracts/chat';
import type { ServedBy } from '@flint/shared/contracts/models';

/** What to answer: the run's recipe with every default filled in. */
export interface ChatOrder {
  readonly messages: readonly PromptMessage[];
  readonly model: string;
  readonly maxTokens: number;
  readonly temperature: number;
  /** Null: the model takes its own. */
  readonly seed: number | null;
}

/** A model as this server offers it. */
export interface OfferedChatModel {
  /** The name users order it by. */
  readonly id: string;
  /** The model that really answers for it. */
  readonly runsAs: string;
}

/** `stop`: the model was done; `length`: the order's limit was reached; `filtered`: a filter of the vendor struck. */
export type ChatEnd = 'stop' | 'length' | 'filtered';

export type ChatPart =
  | { readonly type: 'delta'; readonly text: string }
  | {
      readonly type: 'end';
      readonly end: ChatEnd;
      /** Null where the model does not tell. */
      readonly usage: ChatUsage | null;
      /** The model that really answered. */
      readonly model: string;
    };

export interface ChatModel {
  readonly servedBy: Exclude<ServedBy, 'fal'>;

  /** The models that can be ordered, the default first. @throws ProviderError when they cannot be asked for */
  models(signal: AbortSignal): Promise<readonly OfferedChatModel[]>;

  /**
   * Answers in pieces, then one `end`. Exactly one request is made, never repeated from here, because every accepted
   * one is paid. Leaving the loop or firing the signal ends the request at once.
   * @throws ProviderError; pieces that came before stand, and the caller keeps them
   * @throws the signal's reason when it fired
   */
  stream(order: ChatOrder, signal: AbortSignal): AsyncIterable<ChatPart>;
}

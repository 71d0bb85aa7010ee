import type { ChatUsage, PromptMessage } from '@flint/shared/contracts/chat';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { DataPart } from './data-parts';

/** A picture that goes along with a message. */
export interface SeenPicture {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** A message as a model reads it, with what came along: material, never instructions. */
export interface ChatTurn extends PromptMessage {
  readonly data?: readonly DataPart[] | undefined;
  readonly pictures?: readonly SeenPicture[] | undefined;
}

/** An answer that is JSON and nothing else. */
export interface AnswerFormat {
  /** Letters, digits, `-` and `_`. */
  readonly name: string;
  /** JSON Schema. Who cannot hold to it answers as well as the messages say it. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** What to answer: the run's recipe with every default filled in. */
export interface ChatOrder {
  readonly messages: readonly ChatTurn[];
  readonly model: string;
  readonly maxTokens: number;
  readonly temperature: number;
  /** Null: the model takes its own. */
  readonly seed: number | null;
  /** Absent: words. */
  readonly format?: AnswerFormat | undefined;
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

export interface ChatEndPart {
  readonly type: 'end';
  readonly end: ChatEnd;
  /** Null where the model does not tell. */
  readonly usage: ChatUsage | null;
  /** The model that really answered. */
  readonly model: string;
}

export type ChatPart = { readonly type: 'delta'; readonly text: string } | ChatEndPart;

/** The same where an answer may propose to do something: as JSON, and no part of its text. */
export type AnswerPart = ChatPart | { readonly type: 'proposal'; readonly json: string };

/** Told each part of an answer in order, the moment it is there. What it throws ends the answer. */
export type TellPart<Part = ChatPart> = (part: Part) => void;

/** Who writes answers that may have proposals. */
export interface AnswerModel {
  readonly servedBy: ChatModel['servedBy'];
  /** As a chat model's `stream`. */
  stream(order: ChatOrder, signal: AbortSignal, tell: TellPart<AnswerPart>): Promise<void>;
}

export interface ChatModel {
  readonly servedBy: ServedBy;

  /** The models that can be ordered, the default first. @throws ProviderError when they cannot be asked for */
  models(signal: AbortSignal): Promise<readonly OfferedChatModel[]>;

  /** Whether it is shown the pictures of an order; where it is not, they are described in its data. */
  sees?(model: string): boolean;

  /**
   * Answers in pieces, then one `end`. They are told, not read: a token that many readers wait for takes no turn of its
   * own. Exactly one request is made, never repeated from here, because every accepted one is paid. Firing the signal
   * ends the request at once.
   * @throws ProviderError; pieces that came before stand, and the caller keeps them
   * @throws the signal's reason when it fired; what `tell` threw
   */
  stream(order: ChatOrder, signal: AbortSignal, tell: TellPart): Promise<void>;
}

import type { ChatUsage, PromptMessage } from '@flint/shared/contracts/chat';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { DataPart } from './data-parts';
import type { InputFile } from './input-files';
import type { VendorUsage } from './vendor-usage';

/** A message for a model, with its attached data: material, never instructions. */
export interface ChatTurn extends PromptMessage {
  readonly data?: readonly DataPart[] | undefined;
  readonly pictures?: readonly InputFile[] | undefined;
}

/** Structured output: an answer that is JSON and nothing else. */
export interface AnswerFormat {
  /** Letters, digits, `-` and `_`. */
  readonly name: string;
  /** JSON Schema. A model without structured output follows the messages instead. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** A request for an answer: the run's recipe with every default filled in. */
export interface ChatOrder {
  readonly messages: readonly ChatTurn[];
  readonly model: string;
  readonly maxTokens: number;
  /** Null: the model's own; some models take no other. */
  readonly temperature: number | null;
  /** Null: the model chooses. */
  readonly seed: number | null;
  /** Absent: plain text. */
  readonly format?: AnswerFormat | undefined;
}

/** A model that this server offers. */
export interface OfferedChatModel {
  /** The id users choose. */
  readonly id: string;
  /** The model that answers for this id. */
  readonly runsAs: string;
}

/** `stop`: the model was done; `length`: the order's limit was reached; `filtered`: a filter of the vendor struck. */
export type ChatEnd = 'stop' | 'length' | 'filtered';

export interface ChatEndPart {
  readonly type: 'end';
  readonly end: ChatEnd;
  /** Null where the model does not report it. */
  readonly usage: ChatUsage | null;
  /** The model that answered. */
  readonly model: string;
  /** What its vendor counted; absent of a built-in model. */
  readonly billed?: VendorUsage;
}

/**
 * A piece of an answer. `thought`: what the model thinks before it answers, which is never part of the answer.
 * `retract`: all the text that came before was thought, as its end told; what follows is the answer. `free`: the answer
 * costs nothing, told before its first piece.
 */
export type ChatPart =
  | { readonly type: 'delta'; readonly text: string }
  | { readonly type: 'thought'; readonly text: string }
  | { readonly type: 'retract' }
  | { readonly type: 'free' }
  | ChatEndPart;

/** As {@link ChatPart}, where an answer may also propose an action: as JSON, outside its text. */
export type AnswerPart = ChatPart | { readonly type: 'proposal'; readonly json: string };

/** Receives the parts of an answer in order, as they arrive. An error it throws ends the answer. */
export type TellPart<Part = ChatPart> = (part: Part) => void;

/** A model whose answers may contain proposals. */
export interface AnswerModel {
  readonly servedBy: ChatModel['servedBy'];
  /** As `stream` of {@link ChatModel}. */
  stream(order: ChatOrder, signal: AbortSignal, tell: TellPart<AnswerPart>): Promise<void>;
}

export interface ChatModel {
  readonly servedBy: ServedBy;

  /** The models to choose from, the default first. @throws ProviderError when the vendor's list cannot be read */
  models(signal: AbortSignal): Promise<readonly OfferedChatModel[]>;

  /** Whether the model takes image input; otherwise pictures are described in the order's data. */
  sees?(model: string): boolean;

  /**
   * Streams an answer in pieces, then one `end`. Calls back rather than yielding from an async iterator, so that a
   * token costs no extra turn of the event loop. Sends exactly one request and never retries, because every accepted
   * one is paid. An abort ends the request at once.
   * @throws ProviderError; pieces that came before stand, and the caller keeps them
   * @throws the signal's reason when it fired; an error thrown by `tell`
   */
  stream(order: ChatOrder, signal: AbortSignal, tell: TellPart): Promise<void>;
}

import type { PromptBrand } from '../brand-facts';

/** Resolved parameters of an answer. */
export interface ChatRecipe {
  readonly messages: readonly { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }[];
  readonly model: string;
  readonly maxTokens: number;
  /** Null: the model's own. */
  readonly temperature: number | null;
  readonly seed: number | null;
  /** The brand's facts at the time of the order. */
  readonly brand?: PromptBrand | undefined;
  /** The Spark conversation it belongs to; absent where the messages above are the whole input. */
  readonly spark?: SparkPlace | undefined;
}

/** An answer in a Spark conversation: the input is read from the conversation, not from the recipe. */
export interface SparkPlace {
  readonly conversationId: string;
  readonly answerId: string;
  /** The brand to write for; its profile is read when the answer is written. */
  readonly brandProfileId: string | null;
  /** Estimated tokens of the whole prompt at the time of the order. */
  readonly promptTokens: number;
}

/** The answer. */
export interface ChatOutput {
  readonly content: string;
  /** What the model thought before it answered: shown folded, and nowhere else. Not kept in a conversation with Spark. */
  readonly thoughts?: string | undefined;
  /** Where in its stream the text begins: what was sent before turned out to be thoughts. Absent: at 0. */
  readonly moved?: number | undefined;
  /** The model that actually answered. */
  readonly model: string;
  readonly end: 'stop' | 'length' | 'filtered' | 'stopped' | 'cut';
  readonly usage: { readonly promptTokens: number; readonly completionTokens: number };
  /** Proposed actions as JSON from the model: validated before they are shown. */
  readonly proposals?: readonly string[] | undefined;
}

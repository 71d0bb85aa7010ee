import type { ToldBrand } from '../brand-facts';

/** What was asked for: everything needed to ask again. */
export interface ChatRecipe {
  readonly messages: readonly { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }[];
  readonly model: string;
  readonly maxTokens: number;
  readonly temperature: number;
  readonly seed: number | null;
  /** The brand it is written for, as its profile was when it was ordered. */
  readonly brand?: ToldBrand | undefined;
  /** The place it is written for; absent where the messages above are all there is. */
  readonly spark?: SparkPlace | undefined;
}

/** The answer of a conversation that a run writes: what is answered is read there, not from the recipe. */
export interface SparkPlace {
  readonly conversationId: string;
  readonly answerId: string;
  /** The brand it is written for; what its profile says is read when it is written. */
  readonly brandProfileId: string | null;
  /** Tokens of everything that is told, estimated when it was ordered. */
  readonly promptTokens: number;
}

/** What was answered. */
export interface ChatOutput {
  readonly content: string;
  /** The model that really answered. */
  readonly model: string;
  readonly end: 'stop' | 'length' | 'filtered' | 'stopped' | 'cut';
  readonly usage: { readonly promptTokens: number; readonly completionTokens: number };
  /** What it proposes to do, each as JSON the model wrote: checked before anybody sees it. */
  readonly proposals?: readonly string[] | undefined;
}

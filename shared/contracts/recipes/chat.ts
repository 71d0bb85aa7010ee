/** What was asked for: everything needed to ask again. */
export interface ChatRecipe {
  readonly messages: readonly { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }[];
  readonly model: string;
  readonly maxTokens: number;
  readonly temperature: number;
  readonly seed: number | null;
}

/** What was answered. */
export interface ChatOutput {
  readonly content: string;
  /** The model that really answered. */
  readonly model: string;
  readonly end: 'stop' | 'length' | 'filtered' | 'stopped' | 'cut';
  readonly usage: { readonly promptTokens: number; readonly completionTokens: number };
}

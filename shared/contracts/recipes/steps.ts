/** What a run of steps is, besides the rows of its steps. */
export interface StepsRecipe {
  readonly name: string;
  /** The template it was started from; null without one. */
  readonly templateId: string | null;
  /** Names of its steps, in order. */
  readonly steps: readonly string[];
}

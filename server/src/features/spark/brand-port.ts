import type { ActionInput } from '@flint/shared/contracts/spark-actions';

/** What Spark asks of brand profiles. Every method throws AppError `not_found` when it is no profile of the user's. */
export interface SparkBrands {
  /** What writers are told of a brand. */
  forPrompt(userId: string, id: string): Promise<{ readonly name: string }>;
  /** What is not given stays as it was. */
  update(userId: string, id: string, changes: ActionInput<'brand'>): Promise<unknown>;
}

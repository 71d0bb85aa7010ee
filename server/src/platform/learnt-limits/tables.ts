import type { Generated } from 'kysely';

declare module '../db/schema' {
  interface Schema {
    learnt_limit: LearntLimitTable;
  }
}

export interface LearntLimitTable {
  /** Address of the endpoint, without its protocol. */
  endpoint: string;
  model: string;
  /** A parameter, or a limit of the model. */
  name: string;
  /** The most that it takes; null: it refuses the parameter. */
  most: number | null;
  learnt_at: Generated<Date>;
}

/** What a model at an endpoint does not take. */
export type Limit = Readonly<Omit<LearntLimitTable, 'learnt_at'>>;

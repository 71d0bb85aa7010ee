import type { Generated } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    spending_cap: SpendingCapTable;
  }
}

/** A user's own caps, in whole credits; null: none. */
export interface SpendingCapTable {
  user_id: string;
  per_day: number | null;
  per_run: number | null;
  updated_at: Generated<Date>;
}

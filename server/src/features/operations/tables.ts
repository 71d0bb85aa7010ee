import type { Generated } from 'kysely';

/** An operator's request to run an ended run again; a server carries it out. */
export interface RunRetryTable {
  /** Also the idempotency key of the new run. */
  id: string;
  run_id: string;
  /** User id, or `cli` for the command line. */
  actor: string;
  asked_at: Generated<Date>;
  answered_at: Date | null;
  /** Exactly one of the two is set once it has been carried out. */
  new_run_id: string | null;
  refused: string | null;
}

declare module '../../platform/db/schema' {
  interface Schema {
    run_retry: RunRetryTable;
  }
}

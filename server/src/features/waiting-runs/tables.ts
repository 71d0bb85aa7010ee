import type { Generated } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    waiting_run: WaitingRunTable;
  }
}

export interface WaitingRunTable {
  job_id: string;
  /** The step that waits, and for what: the next question of the same run is another one. */
  cause: string;
  seen_at: Generated<Date>;
  mailed_at: Date | null;
}

import type { Generated, JSONColumnType } from 'kysely';

/** An event of a run; see `run-event.ts` for the events and their details. Append-only, deleted with its run. */
export interface RunEventTable {
  id: Generated<number>;
  run_id: string;
  at: Date;
  event: string;
  detail: JSONColumnType<Record<string, string | number | boolean | null>>;
}

declare module '../db/schema' {
  interface Schema {
    run_event: RunEventTable;
  }
}

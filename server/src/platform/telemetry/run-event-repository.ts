import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { Tx } from '../db/transaction';
import type { NotedEvent, RunEventName } from './run-event';

/** A stored event of a run. */
export interface StoredRunEvent {
  readonly at: Date;
  readonly event: RunEventName;
  /** The fields of that event in `RunEvent`. */
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
}

/** All events of a run in order, of every process that worked on it. */
export async function runEvents(db: Db, runId: string): Promise<StoredRunEvent[]> {
  return db
    .selectFrom('run_event')
    .select(['at', 'event', 'detail'])
    .where('run_id', '=', runId)
    .orderBy('at')
    .orderBy('id')
    .$castTo<StoredRunEvent>()
    .execute();
}

/** Inserts events in one statement; those of deleted runs are left out. */
export async function insertRunEvents(db: Db | Tx, events: readonly NotedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ run, at, event: { event, ...detail } }) => ({ run_id: run.runId, at, event, detail }));
  await sql`
    insert into run_event (run_id, at, event, detail)
    select run_id, to_timestamp(at / 1000), event, detail
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (run_id uuid, at float8, event text, detail jsonb)
    where exists (select from run where run.id = x.run_id)`.execute(db);
}

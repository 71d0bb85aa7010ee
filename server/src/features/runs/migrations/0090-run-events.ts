import { type Kysely, sql } from 'kysely';

/** Events of a run in order, for operators; deleted with the run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table run add column request_id text, add column traceparent text`.execute(db);
  await sql`
    create table run_event (
      id bigint generated always as identity primary key,
      run_id uuid not null references run on delete cascade,
      at timestamptz not null,
      event text not null,
      detail jsonb not null default '{}'
    )`.execute(db);
  await sql`create index run_event_of_run on run_event (run_id, at, id)`.execute(db);
}

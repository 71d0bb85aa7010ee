import { type Kysely, sql } from 'kysely';

/** What runs of steps wait for, since when, and whether their owner was mailed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waiting_run (
      job_id uuid not null references step_job on delete cascade,
      cause text not null,
      seen_at timestamptz not null default clock_timestamp(),
      mailed_at timestamptz,
      primary key (job_id, cause)
    )`.execute(db);
  await sql`create index waiting_run_unmailed on waiting_run (seen_at) where mailed_at is null`.execute(db);
}

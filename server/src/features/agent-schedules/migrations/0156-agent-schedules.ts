import { type Kysely, sql } from 'kysely';

/** Schedules of agents. The process that starts a due run moves `next_at` to the next time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_schedule (
      id uuid primary key,
      user_id text not null,
      agent_id text not null,
      cron text not null,
      zone text not null,
      inputs jsonb,
      budget integer,
      brand_profile_id uuid,
      next_at timestamptz,
      last_at timestamptz,
      last_run_id uuid,
      fault text,
      missed integer not null default 0,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index agent_schedule_user on agent_schedule (user_id, agent_id, created_at)`.execute(db);
  await sql`create index agent_schedule_due on agent_schedule (next_at) where next_at is not null`.execute(db);
}

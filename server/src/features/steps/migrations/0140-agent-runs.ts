import { type Kysely, sql } from 'kysely';

/** Runs of steps with a budget: the agent each came from, its cap, and steps that wait for a higher one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table step_job
      add column agent_id text,
      add column instructions text,
      add column budget integer check (budget > 0)`.execute(db);
  await sql`
    alter table job_step
      drop constraint job_step_state_check,
      add constraint job_step_state_check check (
        state in ('pending', 'ordered', 'looping', 'asking', 'paused', 'done', 'failed', 'skipped'))`.execute(db);
}

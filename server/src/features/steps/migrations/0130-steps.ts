import { type Kysely, sql } from 'kysely';

/** Runs of steps: the graph of each, the state of each step, and the leaf runs that make them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table run add column leaf_of uuid references run`.execute(db);
  // A retry of a run whose steps are all made costs nothing.
  await sql`
    alter table run
      drop constraint run_price_check,
      add constraint run_price_check check (price > 0 or (kind = 'steps' and price = 0))`.execute(db);
  await sql`create index run_leaf on run (leaf_of) where leaf_of is not null`.execute(db);
  await sql`create index run_of_steps on run (created_at) where kind = 'steps' and status in ('queued', 'running')`.execute(
    db,
  );
  await sql`
    create table step_job (
      id uuid primary key references run,
      user_id text not null,
      template_id text,
      graph jsonb not null,
      inputs jsonb not null,
      options jsonb not null,
      brand_profile_id uuid references brand_profile on delete set null,
      brand_text text,
      prices jsonb not null,
      resumes uuid
    )`.execute(db);
  await sql`create index step_job_user on step_job (user_id)`.execute(db);
  await sql`
    create table job_step (
      job_id uuid not null references step_job on delete cascade,
      step_id text not null,
      item integer not null,
      position integer not null,
      state text not null check (state in ('pending', 'ordered', 'looping', 'asking', 'done', 'failed', 'skipped')),
      input jsonb,
      output jsonb,
      edited boolean not null default false,
      run_id uuid,
      reused boolean not null default false,
      message text,
      started_at timestamptz,
      finished_at timestamptz,
      primary key (job_id, step_id, item)
    )`.execute(db);
}

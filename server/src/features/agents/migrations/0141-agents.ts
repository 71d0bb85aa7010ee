import { type Kysely, sql } from 'kysely';

/**
 * Agents of users: a graph with a form, instructions and a budget. What others see is a kept version, so that a draft is
 * changed in peace. Runs keep the graph that they were started with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent (
      id uuid primary key,
      user_id text not null,
      name text not null,
      description text not null,
      instructions text not null,
      inputs jsonb not null,
      steps jsonb not null,
      budget integer,
      published integer,
      copied_from text,
      created_at timestamptz not null default clock_timestamp(),
      changed_at timestamptz not null default clock_timestamp(),
      constraint agent_name_filled check (name <> ''),
      constraint agent_inputs_named check (jsonb_typeof(inputs) = 'object'),
      constraint agent_steps_listed check (jsonb_typeof(steps) = 'array'),
      constraint agent_budget_above_none check (budget > 0)
    )`.execute(db);
  await sql`create index agent_user on agent (user_id, created_at desc)`.execute(db);
  await sql`create index agent_published on agent (created_at desc) where published is not null`.execute(db);
  await sql`create index agent_copied_from on agent (copied_from) where copied_from is not null`.execute(db);
  await sql`
    create table agent_version (
      agent_id uuid not null references agent on delete cascade,
      number integer not null,
      name text not null,
      content jsonb not null,
      created_at timestamptz not null default clock_timestamp(),
      primary key (agent_id, number)
    )`.execute(db);
}

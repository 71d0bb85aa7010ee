import { type Kysely, sql } from 'kysely';

/**
 * Templates of users: a graph with a form. Those that come with the product are code, so that a release changes them
 * without a migration. Jobs keep the graph that they were started with, so that a template may be changed or deleted
 * while they run.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table template (
      id uuid primary key,
      user_id text not null,
      name text not null,
      description text not null,
      inputs jsonb not null,
      steps jsonb not null,
      is_published boolean not null,
      created_at timestamptz not null default clock_timestamp(),
      constraint template_name_filled check (name <> ''),
      constraint template_inputs_named check (jsonb_typeof(inputs) = 'object'),
      constraint template_steps_listed check (jsonb_typeof(steps) = 'array')
    )`.execute(db);
  await sql`create index template_user on template (user_id, created_at desc)`.execute(db);
  // Lists of published templates read no others.
  await sql`create index template_published on template (created_at desc) where is_published`.execute(db);
}

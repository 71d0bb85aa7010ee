import { type Kysely, sql } from 'kysely';

/** Templates of users: a graph with a form. */
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
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index template_user on template (user_id, created_at desc)`.execute(db);
  await sql`create index template_published on template (created_at desc) where is_published`.execute(db);
}

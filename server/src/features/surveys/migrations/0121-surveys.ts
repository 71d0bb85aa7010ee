import { type Kysely, sql } from 'kysely';

/** Answers of the survey: one set per user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table survey (
      id uuid primary key,
      user_id text not null unique,
      answers jsonb not null,
      created_at timestamptz not null default clock_timestamp(),
      updated_at timestamptz not null default clock_timestamp()
    )`.execute(db);
}

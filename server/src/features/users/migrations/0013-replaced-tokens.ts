import { type Kysely, sql } from 'kysely';

/** Tokens that a session had before its present one, for requests that were sent before the new one arrived. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table replaced_token (
      token text primary key,
      session_id text not null references session (id) on delete cascade,
      replaced_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index replaced_token_of_session on replaced_token (session_id)`.execute(db);
}

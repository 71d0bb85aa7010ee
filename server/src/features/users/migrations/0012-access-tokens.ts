import { type Kysely, sql } from 'kysely';

/** Access tokens, which end with their session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_token (
      hash text primary key,
      session_id text not null references session (id) on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index access_token_of_session on access_token (session_id)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Links that once showed a conversation, by the hash of their token: they are gone, not unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table spark_ended_share (
      token_hash text primary key,
      ended_at timestamptz not null default now()
    )`.execute(db);
}

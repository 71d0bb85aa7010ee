import { type Kysely, sql } from 'kysely';

/** Changes of address, preferences and profile pictures, and uploads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_change (
      user_id text primary key,
      email text not null,
      code_hash text not null,
      tries smallint not null default 0,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table user_preferences (
      user_id text primary key,
      generation jsonb not null default '{}'
    )`.execute(db);
  await sql`
    create table upload (
      id uuid primary key,
      user_id text not null,
      purpose text not null,
      content_type text not null,
      bytes bigint not null,
      state text not null default 'expected' check (state in ('expected', 'received', 'used')),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index upload_of_user on upload (user_id, expires_at)`.execute(db);
  await sql`create index upload_expired on upload (expires_at)`.execute(db);
  // An address can change: starter credits are granted once per user, too.
  await sql`create unique index starter_grant_of_user on starter_grant (user_id)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** API keys, of which only hashes are kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_key (
      id uuid primary key,
      user_id text not null,
      name text not null,
      key_hash text not null unique,
      start text not null,
      scopes text[] not null check (cardinality(scopes) > 0),
      daily_cap bigint not null check (daily_cap >= 0),
      expires_at timestamptz,
      revoked_at timestamptz,
      last_used_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index api_key_of_user on api_key (user_id, created_at desc, id)`.execute(db);
}

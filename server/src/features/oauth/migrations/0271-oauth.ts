import { type Kysely, sql } from 'kysely';

/** Programs that registered themselves, the codes they are given and the tokens they change them for; hashes alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table oauth_client (
      id uuid primary key,
      name text not null,
      redirect_uris text[] not null check (cardinality(redirect_uris) > 0),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table oauth_code (
      hash text primary key,
      grant_id uuid not null,
      client_id uuid not null,
      redirect_uri text not null,
      challenge text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`
    create table oauth_token (
      hash text primary key,
      grant_id uuid not null,
      kind text not null check (kind in ('access', 'refresh')),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index oauth_code_of_grant on oauth_code (grant_id)`.execute(db);
  await sql`create index oauth_code_by_end on oauth_code (expires_at)`.execute(db);
  await sql`create index oauth_token_by_end on oauth_token (expires_at)`.execute(db);
}

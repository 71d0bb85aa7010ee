import { type Kysely, sql } from 'kysely';

/** Errors of pages, grouped by what went wrong in which version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table browser_error (
      id uuid primary key default gen_random_uuid(),
      environment text not null,
      source text not null,
      version text not null,
      fingerprint text not null,
      kind text not null,
      name text not null,
      message text not null,
      stack text not null,
      page text,
      action text,
      request_id text,
      count bigint not null check (count > 0),
      first_seen timestamptz not null default now(),
      last_seen timestamptz not null default now(),
      unique (environment, source, version, fingerprint)
    )`.execute(db);
  await sql`create index browser_error_seen on browser_error (environment, last_seen desc)`.execute(db);
}

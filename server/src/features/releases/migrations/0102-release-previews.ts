import { type Kysely, sql } from 'kysely';

/** Previews of branches: one that is live for each remote, environment and branch; ended ones until a sweep removes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table release_preview (
    row_id bigint generated always as identity primary key,
    id uuid not null default gen_random_uuid(),
    environment text not null,
    remote text not null,
    branch text not null,
    version text not null,
    segment text not null,
    built_against text not null,
    requires text not null,
    integrity text not null,
    revision text,
    pages jsonb not null,
    slots jsonb not null,
    routes jsonb not null,
    files jsonb not null,
    who text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz
  )`.execute(db);
  await sql`create unique index release_preview_live on release_preview (environment, remote, branch)
    where ended_at is null`.execute(db);
}

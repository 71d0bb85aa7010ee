import { type Kysely, sql } from 'kysely';

/** Reviews, one per user, and reports of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review (
      id uuid primary key,
      user_id text not null unique,
      rating smallint not null check (rating between 1 and 5),
      comment text not null,
      name text not null,
      picture_key text,
      verified_use boolean not null,
      status text not null default 'approved' check (status in ('approved', 'hidden')),
      created_at timestamptz not null default clock_timestamp(),
      updated_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index review_listed on review (status, created_at desc)`.execute(db);
  await sql`
    create table review_report (
      review_id uuid not null references review on delete cascade,
      reporter text not null,
      reason text not null,
      settled_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      primary key (review_id, reporter)
    )`.execute(db);
}

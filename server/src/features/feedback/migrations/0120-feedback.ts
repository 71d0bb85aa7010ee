import { type Kysely, sql } from 'kysely';

/** The contact form with the answers of staff, reviews with reports of them, and the survey. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_message (
      id uuid primary key,
      receipt text not null unique,
      name text not null,
      email text not null,
      subject text not null,
      message text not null,
      trap text not null,
      status text not null default 'open' check (status in ('open', 'answered', 'closed')),
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index contact_message_by_status on contact_message (status, created_at desc)`.execute(db);
  await sql`
    create table contact_answer (
      id uuid primary key,
      message_id uuid not null references contact_message on delete cascade,
      user_id text not null,
      text text not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index contact_answer_of_message on contact_answer (message_id, created_at)`.execute(db);
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
  await sql`
    create table survey (
      id uuid primary key,
      user_id text not null unique,
      answers jsonb not null,
      created_at timestamptz not null default clock_timestamp(),
      updated_at timestamptz not null default clock_timestamp()
    )`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Messages of the contact form, and the answers of staff. */
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
}

import { type Kysely, sql } from 'kysely';

/** The audit log, and the outbox used without a mail server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit (
      id bigint generated always as identity primary key,
      actor text not null,
      action text not null,
      target text not null,
      detail jsonb not null default '{}',
      at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table mail (
      id bigint generated always as identity primary key,
      recipient text not null,
      subject text not null,
      text text not null,
      html text not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index mail_of_recipient on mail (recipient, id desc)`.execute(db);
}

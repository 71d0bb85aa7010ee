import { type Kysely, sql } from 'kysely';

/** Queue of mail for the mail server: encrypted, since it holds codes and links, and deleted once delivered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waiting_mail (
      id uuid primary key,
      sealed bytea not null,
      attempts int not null default 0,
      next_at timestamptz not null,
      give_up_at timestamptz not null
    )`.execute(db);
  await sql`create index waiting_mail_next on waiting_mail (next_at)`.execute(db);
}

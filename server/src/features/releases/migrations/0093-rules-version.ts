import { type Kysely, sql } from 'kysely';

/** Counts the changes of a remote's rules, so that a change made on outdated ones is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release_steering add column rules_version int not null default 0`.execute(db);
}

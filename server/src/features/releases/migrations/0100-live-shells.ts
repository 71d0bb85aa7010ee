import { type Kysely, sql } from 'kysely';

/** Contract versions of the shells that servers of an environment serve. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table release_shell (
    environment text not null,
    contract text not null,
    seen_at timestamptz not null default now(),
    primary key (environment, contract)
  )`.execute(db);
}

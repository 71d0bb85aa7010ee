import { type Kysely, sql } from 'kysely';

/** The API key that ordered a run, with its name at that time, and the runs that count for a key's cap. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table run add column api_key_id uuid, add column api_key_name text`.execute(db);
  await sql`
    create index run_of_key on run (api_key_id, created_at)
    where api_key_id is not null`.execute(db);
}

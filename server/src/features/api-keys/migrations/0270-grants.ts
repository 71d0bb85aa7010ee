import { type Kysely, sql } from 'kysely';

/** What users allow programs that they connect: rows beside keys, without a key of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table api_key
      alter column key_hash drop not null,
      add column client_id uuid,
      add column client_host text,
      add constraint key_or_grant check ((key_hash is null) = (client_id is not null))`.execute(db);
  await sql`create index api_key_of_client on api_key (client_id) where client_id is not null`.execute(db);
}

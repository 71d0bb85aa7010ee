import { type Kysely, sql } from 'kysely';

/** Chains: waiting for a choice, new rounds, and a maximum price. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tool_chain
      add column choose boolean not null default false,
      add column round integer not null default 0,
      add column most integer,
      drop constraint tool_chain_status_check,
      add constraint tool_chain_status_check check (status in ('running', 'choosing', 'completed', 'stopped'))`.execute(
    db,
  );
  await sql`alter table tool_chain_part add column chosen integer`.execute(db);
}

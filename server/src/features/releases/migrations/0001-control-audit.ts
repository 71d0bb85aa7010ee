import { type Kysely, sql } from 'kysely';

/** The audit log of a control plane with a database of its own; in an environment's database it is there already. */
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
}

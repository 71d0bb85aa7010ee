import { type Kysely, sql } from 'kysely';

/** Where users put what their runs of an agent make, and what was put. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_collection (
      user_id text not null,
      agent_id text not null,
      collection_id uuid not null,
      name text not null,
      chosen_at timestamptz not null default clock_timestamp(),
      primary key (user_id, agent_id)
    )`.execute(db);
  await sql`create index agent_collection_agent on agent_collection (agent_id)`.execute(db);
  await sql`
    create table run_collection (
      run_id uuid primary key references run on delete cascade,
      collection_id uuid not null,
      name text not null,
      items integer
    )`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Collections whose new files start runs of agents, and the files that were taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_arrival (
      id uuid primary key,
      user_id text not null,
      agent_id text not null,
      collection_id uuid not null,
      collection_name text not null,
      field text not null,
      inputs jsonb,
      budget integer,
      brand_profile_id uuid,
      since timestamptz default clock_timestamp(),
      last_at timestamptz,
      last_run_id uuid,
      fault text,
      created_at timestamptz not null default clock_timestamp(),
      unique (user_id, agent_id, collection_id)
    )`.execute(db);
  await sql`create index agent_arrival_agent on agent_arrival (agent_id)`.execute(db);
  await sql`create index agent_arrival_on on agent_arrival (collection_id) where since is not null`.execute(db);
  await sql`
    create table arrived_file (
      arrival_id uuid not null references agent_arrival on delete cascade,
      asset_id uuid not null,
      taken_at timestamptz not null default clock_timestamp(),
      primary key (arrival_id, asset_id)
    )`.execute(db);
  await sql`create index arrived_file_day on arrived_file (arrival_id, taken_at)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** A cap of credits a day over all runs of an agent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agent
      add column daily_cap integer,
      add constraint agent_daily_cap_above_none check (daily_cap > 0)`.execute(db);
}

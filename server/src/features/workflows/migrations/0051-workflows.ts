import { type Kysely, sql } from 'kysely';

/** Each step of a workflow is a run of its own without a hold: the workflow holds for all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table run add column part_of uuid references run`.execute(db);
  await sql`create index run_part on run (part_of) where part_of is not null`.execute(db);
  await sql`alter table run_step drop column output, add column made_by uuid references run`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * A tool's step is ordered once it was filled from the answer that it names. A process of the release before knows no
 * such name, and would order the step without it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table job_step
      add constraint job_step_filled
      check (state <> 'ordered' or not (input ? 'tool' and input ? 'from')) not valid`.execute(db);
}

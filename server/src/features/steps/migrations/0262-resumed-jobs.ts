import { type Kysely, sql } from 'kysely';

/** Finds the run that an ended one was gone on with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index step_job_resumes on step_job (resumes) where resumes is not null`.execute(db);
}

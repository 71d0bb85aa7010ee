import { type Kysely, sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import { addWords } from '../../runs/keep-words';
import { wordsOfJob } from '../job-words';
import { findJobSteps } from '../steps-repository';

/** What earlier runs of steps delivered in words stands in the library. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tx = db as Db;
  const { rows } = await sql<{
    id: string;
    user_id: string;
    title: string;
    search: string;
    charged: number;
    finished_at: Date;
  }>`
    select id, user_id, title, search, charged, finished_at from run where kind = 'steps' and finished_at is not null`.execute(
    db,
  );
  for (const run of rows) {
    const found = wordsOfJob(await findJobSteps(tx, [run.id]));
    if (found) await addWords(tx, run, found, { cost: run.charged, at: run.finished_at });
  }
}

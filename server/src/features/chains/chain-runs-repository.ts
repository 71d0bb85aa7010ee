import type { ChainId } from '@flint/shared/tools/chains';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { ChainRoot } from './chain-presenter';

/** Runs of steps that carry out a chain. */
const chainRuns = (db: Db, userId: string) =>
  db
    .selectFrom('run')
    .innerJoin('step_job', 'step_job.id', 'run.id')
    .select(['run.id', 'run.created_at'])
    .select(sql<ChainId>`run.recipe -> 'chain' ->> 'id'`.as('chain'))
    .select(sql<boolean>`(run.recipe -> 'chain' ->> 'choose')::boolean`.as('choose'))
    .where('step_job.user_id', '=', userId)
    .where(sql<SqlBool>`run.recipe -> 'chain' is not null`);

/** A user's own chain; undefined for any other run. */
export function findChainRun(db: Db, userId: string, id: string): Promise<ChainRoot | undefined> {
  return chainRuns(db, userId).where('run.id', '=', id).executeTakeFirst();
}

/** The runs that a user's newest chains began as, of one kind or of all. */
export function findChainRoots(db: Db, userId: string, chain: string | undefined, limit: number): Promise<ChainRoot[]> {
  return chainRuns(db, userId)
    .where('step_job.resumes', 'is', null)
    .$if(chain !== undefined, (query) => query.where(sql<SqlBool>`run.recipe -> 'chain' ->> 'id' = ${chain}`))
    .orderBy('run.created_at', 'desc')
    .limit(limit)
    .execute();
}

/** The runs that runs were gone on with last, by the ids of those; their own ids where they were not. */
export async function findLastRuns(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ root: string; id: string }>`
    with recursive line as (
      select id as root, id, 0 as place from step_job where id in (${sql.join(ids)})
      union all
      select line.root, step_job.id, line.place + 1 from step_job join line on step_job.resumes = line.id
    )
    select distinct on (root) root, id from line order by root, place desc`.execute(db);
  return new Map(rows.map(({ root, id }) => [root, id]));
}

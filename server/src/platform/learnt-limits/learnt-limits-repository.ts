import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { Limit } from './tables';

/** Limits that were learnt within some days, newest first. */
export function findLimits(db: Db, days: number) {
  return db
    .selectFrom('learnt_limit')
    .select(['endpoint', 'model', 'name', 'most', 'learnt_at as learntAt'])
    .where('learnt_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('learnt_at', 'desc')
    .orderBy('endpoint')
    .orderBy('model')
    .orderBy('name')
    .execute();
}

/** Writes a limit down. @returns whether it is new, or older than some days */
export async function upsertLimit(db: Db, limit: Limit, days: number): Promise<boolean> {
  const written = await db
    .insertInto('learnt_limit')
    .values(limit)
    .onConflict((conflict) =>
      conflict
        .columns(['endpoint', 'model', 'name'])
        .doUpdateSet({ most: limit.most, learnt_at: sql`now()` })
        .where(({ or, eb }) =>
          or([
            eb('learnt_limit.most', 'is distinct from', limit.most),
            eb('learnt_limit.learnt_at', '<=', sql<Date>`now() - make_interval(days => ${days})`),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return written !== undefined;
}

import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { RunRow } from '../runs/tables';
import type { RunRetryTable } from './tables';

export type RetryRow = Selectable<RunRetryTable>;

/** A run, locked until the transaction ends, so that requests for one run are serialised. */
export function lockRun(tx: Tx, id: string) {
  return tx.selectFrom('run').selectAll().where('id', '=', id).forUpdate().$castTo<RunRow>().executeTakeFirstOrThrow();
}

/** The latest retry of a run, with the status of its new run. */
export function findLatestRetry(tx: Tx, runId: string) {
  return tx
    .selectFrom('run_retry')
    .leftJoin('run', 'run.id', 'run_retry.new_run_id')
    .selectAll('run_retry')
    .select('run.status')
    .where('run_retry.run_id', '=', runId)
    .orderBy('run_retry.asked_at', 'desc')
    .executeTakeFirst();
}

export async function insertRetry(tx: Tx, retry: { runId: string; actor: string }): Promise<string> {
  const id = randomUUID();
  await tx.insertInto('run_retry').values({ id, run_id: retry.runId, actor: retry.actor }).execute();
  return id;
}

export function findRetry(db: Db, id: string): Promise<RetryRow | undefined> {
  return db.selectFrom('run_retry').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Requests that no server has carried out yet, oldest first, with their runs. */
export async function findOpenRetries(db: Db, limit: number): Promise<{ id: string; run: RunRow }[]> {
  const rows = await db
    .selectFrom('run_retry')
    .select(['id', 'run_id'])
    .where('answered_at', 'is', null)
    .orderBy('asked_at')
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ run_id }) => run_id);
  const runs = await db.selectFrom('run').selectAll().where('id', 'in', ids).$castTo<RunRow>().execute();
  return rows.flatMap(({ id, run_id }) => {
    const run = runs.find((row) => row.id === run_id);
    return run ? [{ id, run }] : [];
  });
}

/** Records the result of a retry, unless another process has. */
export async function answerRetry(
  db: Db,
  id: string,
  answer: { new_run_id: string } | { refused: string },
): Promise<void> {
  await db
    .updateTable('run_retry')
    .set({ ...answer, answered_at: new Date() })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .execute();
}

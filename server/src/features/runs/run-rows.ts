import type { RunStatus } from '@flint/shared/contracts/runs';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { findRun, findRuns, updateRun } from './runs-repository';
import { sumSpentBy, sumUserSpending } from './spent-repository';
import type { RunRow } from './tables';
import { lockUnfinished } from './unfinished-repository';

/** Reads a run, for features whose rows belong to it. */
export function readRun(db: Db | Tx, id: string): Promise<RunRow | undefined> {
  return findRun(db, id);
}

/** Reads runs, in no particular order. */
export function readRuns(db: Db | Tx, ids: readonly string[]): Promise<RunRow[]> {
  return findRuns(db, ids);
}

/** Locks a run for the transaction that moves it on; undefined when it has ended. */
export function lockRun(tx: Tx, id: string): Promise<RunRow | undefined> {
  return lockUnfinished(tx, id);
}

interface RunChange {
  readonly status?: RunStatus;
  readonly phase?: string;
  readonly progress?: number;
  readonly started_at?: Date;
}

/** Writes how far a locked run is. */
export async function changeRun(tx: Tx, id: string, change: RunChange): Promise<void> {
  await updateRun(tx, id, change);
}

/** What orders of API keys cost since a moment, in whole credits, by the keys' ids. */
export function readSpentBy(db: Db, keyIds: readonly string[], since: Date): Promise<ReadonlyMap<string, number>> {
  return sumSpentBy(db, keyIds, since);
}

/** What a user's orders cost since a moment, in whole credits. */
export function readUserSpending(db: Db, userId: string, since: Date): Promise<number> {
  return sumUserSpending(db, userId, since);
}

import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Storage } from '../../platform/storage/storage';
import { recordUnit } from '../runs/record-delivery';
import { recordFiles } from '../runs/record-files';
import { storeFiles } from './keep-files';
import type { MadeFile } from './kind';

/** A unit's place. */
export interface UnitPlace {
  readonly runId: string;
  readonly userId: string;
  /** From 0, unique in its run. */
  readonly position: number;
}

/**
 * Keeps one unit of a run and counts it. Repeating it for the same place changes nothing, and a unit that comes after
 * its run has ended is not kept: the end has counted and charged what was there.
 * @throws Error for a content type that is not kept
 */
export async function keepUnit(deps: { db: Db; storage: Storage }, place: UnitPlace, file: MadeFile): Promise<void> {
  const rows = await storeFiles(deps.storage, { ...place, cost: null }, [file]);
  await transact(deps.db, (tx) => recordUnit(tx, place.runId, () => recordFiles(tx, rows)));
}

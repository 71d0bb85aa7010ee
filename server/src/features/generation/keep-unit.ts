import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Storage } from '../../platform/storage/storage';
import { recordRunEvent } from '../../platform/telemetry/run-log';
import { currentScope } from '../../platform/telemetry/scope';
import { recordUnit } from '../runs/record-delivery';
import { recordFiles } from '../runs/record-files';
import { storeFiles } from './keep-files';
import type { MadeFile } from './kind';

/** Run and position of a unit. */
export interface UnitPlace {
  readonly runId: string;
  readonly userId: string;
  /** From 0, unique in its run. */
  readonly position: number;
}

/**
 * Stores one unit of a run and counts it. Idempotent per position. A unit that arrives after its run has ended is not
 * stored: the run has been settled without it.
 * @throws Error for a content type that is not stored
 */
export async function keepUnit(deps: { db: Db; storage: Storage }, place: UnitPlace, file: MadeFile): Promise<void> {
  const rows = await storeFiles(deps.storage, { ...place, cost: null }, [file]);
  const { runId, userId, position } = place;
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  await transact(deps.db, (tx) =>
    recordUnit(tx, runId, async () => {
      const fresh = await recordFiles(tx, rows);
      const run = { runId, userId, requestId: currentScope().requestId ?? null };
      if (fresh) recordRunEvent(tx, run, { event: 'kept', position, files: rows.length, bytes });
    }),
  );
}

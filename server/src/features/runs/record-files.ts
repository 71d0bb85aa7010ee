import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db/transaction';
import { insertAssets } from './assets-repository';
import type { AssetTable } from './tables';

/** The row of a stored file. */
export type NewFile = Insertable<AssetTable>;

/**
 * Records stored files, at most one per position of a run; the caller holds the run open.
 * @returns false when their positions were taken before, or there are no files
 */
export async function recordFiles(tx: Tx, rows: readonly NewFile[]): Promise<boolean> {
  return rows.length > 0 && (await insertAssets(tx, rows));
}

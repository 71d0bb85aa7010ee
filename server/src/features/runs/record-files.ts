import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db/transaction';
import { insertAssets } from './assets-repository';
import type { AssetTable } from './tables';

/** A file that is stored, as it is written down. */
export type NewFile = Insertable<AssetTable>;

/**
 * Writes stored files down, each place in a run once; the caller holds the run open.
 * @returns false when their places were taken before, or there are none
 */
export async function recordFiles(tx: Tx, rows: readonly NewFile[]): Promise<boolean> {
  return rows.length > 0 && (await insertAssets(tx, rows));
}

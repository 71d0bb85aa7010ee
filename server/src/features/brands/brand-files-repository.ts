import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { BrandFileRow, BrandFileTable } from './tables';

/** The files of profiles, in each profile's order. */
export async function findFiles(db: Db | Tx, profileIds: readonly string[]): Promise<BrandFileRow[]> {
  if (profileIds.length === 0) return [];
  return db
    .selectFrom('brand_file')
    .selectAll()
    .where('profile_id', 'in', profileIds)
    .orderBy('position')
    .orderBy('created_at')
    .execute();
}

export async function insertFile(tx: Tx, row: Insertable<BrandFileTable>): Promise<void> {
  await tx.insertInto('brand_file').values(row).execute();
}

export async function updateFilePosition(tx: Tx, id: string, position: number): Promise<void> {
  await tx.updateTable('brand_file').set({ position }).where('id', '=', id).execute();
}

/** Marks a profile's current logo as replaced. */
export async function updateLogoToReplaced(tx: Tx, profileId: string): Promise<void> {
  await tx
    .updateTable('brand_file')
    .set({ replaced_at: new Date() })
    .where('profile_id', '=', profileId)
    .where('role', '=', 'logo')
    .where('replaced_at', 'is', null)
    .execute();
}

export async function deleteFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('brand_file').where('id', '=', id).execute();
}

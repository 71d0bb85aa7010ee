import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { Tx } from '../../../platform/db/transaction';
import type { ReleasePreviewTable } from '../tables';
import type { KnownPreview } from './known-preview';

/** Time for which files of an ended preview stay, for pages that have it open. */
const GRACE = sql<Date>`now() - interval '1 hour'`;

/** Every preview that no sweep has removed, ended ones too. */
export async function findPreviews(db: Db | Tx): Promise<KnownPreview[]> {
  const rows = await db.selectFrom('release_preview').selectAll().orderBy('row_id', 'desc').execute();
  return rows.map(toKnown);
}

/**
 * Ends the live preview of a branch.
 * @returns its id, unless it had expired
 */
export async function endOfBranch(
  tx: Tx,
  { environment, remote, branch }: { environment: Environment; remote: RemoteName; branch: string },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('release_preview')
    .set({ ended_at: sql<Date>`now()` })
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .where('branch', '=', branch)
    .where('ended_at', 'is', null)
    .returning(['id', sql<boolean>`expires_at > now()`.as('wasLive')])
    .executeTakeFirst();
  return row?.wasLive ? row.id : undefined;
}

/** Ends a preview. @param id any text @returns its branch and version; undefined when the remote has no such preview there */
export function endPreview(tx: Tx, environment: Environment, remote: RemoteName, id: string) {
  return tx
    .updateTable('release_preview')
    .set({ ended_at: sql<Date>`now()` })
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .where((is) => is(is.cast<string>('id', 'text'), '=', id))
    .where('ended_at', 'is', null)
    .returning(['branch', 'version'])
    .executeTakeFirst();
}

/** @param row its JSON columns as text */
export async function insertPreview(tx: Tx, row: Insertable<ReleasePreviewTable>): Promise<KnownPreview> {
  return toKnown(await tx.insertInto('release_preview').values(row).returningAll().executeTakeFirstOrThrow());
}

/** Previews of an environment whose files no page needs any more: expired, or ended an hour ago. */
export function findRemovable(db: Db, environment: Environment) {
  return db
    .selectFrom('release_preview')
    .select(['row_id', 'remote', 'segment', 'files'])
    .where('environment', '=', environment)
    .where((is) => is.or([is('expires_at', '<', sql<Date>`now()`), is('ended_at', '<', GRACE)]))
    .execute();
}

/** Removes a preview. @returns whether another one of the environment has the same files */
export async function deletePreview(
  tx: Tx,
  environment: Environment,
  { row_id, remote, segment }: { row_id: number; remote: RemoteName; segment: string },
): Promise<{ isShared: boolean }> {
  await tx.deleteFrom('release_preview').where('row_id', '=', row_id).execute();
  const other = await tx
    .selectFrom('release_preview')
    .select('row_id')
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .where('segment', '=', segment)
    .executeTakeFirst();
  return { isShared: other !== undefined };
}

function toKnown(row: Selectable<ReleasePreviewTable>): KnownPreview {
  const { created_at: createdAt, expires_at: expiresAt, ended_at: endedAt, ...rest } = row;
  return { ...rest, createdAt, expiresAt, endedAt };
}

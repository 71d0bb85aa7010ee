import type { PictureRecipe } from '@flint/shared/contracts/recipes/editing';
import { type NotNull, sql } from 'kysely';
import type { Db } from '../../platform/db/database';

/** Storage keys of the latest picture made from each of these pictures. */
export async function findLatestEdits(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('asset')
    .distinctOn('made_from')
    .select(['made_from', 'storage_key'])
    .where('made_from', 'in', ids)
    .where('kind', '=', 'image')
    .where('deleted_at', 'is', null)
    .orderBy('made_from')
    .orderBy('created_at', 'desc')
    .$narrowType<{ storage_key: NotNull }>()
    .execute();
}

/** A stored picture of a user by its id or its storage key, with its recipe. */
export function findPicture(db: Db, userId: string, by: { id: string } | { storageKey: string }) {
  const found = db
    .selectFrom('asset')
    .innerJoin('run', 'run.id', 'asset.run_id')
    .select(['asset.id', 'asset.seed', 'asset.storage_key as storageKey', 'run.served_by as servedBy'])
    .select(['asset.width', 'asset.height', 'asset.drawn'])
    .select(sql<PictureRecipe>`coalesce(asset.recipe, run.recipe)`.as('recipe'))
    .where('asset.user_id', '=', userId)
    .where('asset.kind', '=', 'image')
    .where('asset.deleted_at', 'is', null);
  const one = 'id' in by ? found.where('asset.id', '=', by.id) : found.where('asset.storage_key', '=', by.storageKey);
  // Every picture has a file and a size.
  return one.$narrowType<{ storageKey: NotNull; width: NotNull; height: NotNull }>().executeTakeFirst();
}

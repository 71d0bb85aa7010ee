import type { ServedBy } from '@flint/shared/contracts/providers';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';

/** A kept picture of a user, with the recipe of the run that made it. */
export interface OwnPicture {
  readonly id: string;
  readonly seed: number;
  readonly storageKey: string;
  readonly servedBy: ServedBy;
  readonly recipe: ImageRecipe;
}

/** Finds a picture among a user's own that are not deleted, by its id or by where it is kept. */
export async function findOwnPicture(
  db: Db,
  userId: string,
  by: { id: string } | { storageKey: string },
): Promise<OwnPicture | undefined> {
  const found = db
    .selectFrom('asset')
    .innerJoin('run', 'run.id', 'asset.run_id')
    .select(['asset.id', 'asset.seed', 'asset.storage_key as storageKey', 'run.served_by as servedBy'])
    .select(sql<ImageRecipe>`coalesce(asset.recipe, run.recipe)`.as('recipe'))
    .where('asset.user_id', '=', userId)
    .where('asset.kind', '=', 'image')
    .where('asset.deleted_at', 'is', null);
  const one = 'id' in by ? found.where('asset.id', '=', by.id) : found.where('asset.storage_key', '=', by.storageKey);
  return one.$castTo<OwnPicture>().executeTakeFirst();
}

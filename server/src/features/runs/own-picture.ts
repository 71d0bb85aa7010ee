import type { ServedBy } from '@flint/shared/contracts/providers';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import type { Db } from '../../platform/db/database';
import { findPicture } from './own-picture-repository';

/** A kept picture of a user, with the recipe of the run that made it. */
export interface OwnPicture {
  readonly id: string;
  readonly seed: number;
  readonly storageKey: string;
  readonly servedBy: ServedBy;
  readonly recipe: ImageRecipe;
}

/** Finds a picture among a user's own that are not deleted, by its id or by where it is kept. */
export function findOwnPicture(
  db: Db,
  userId: string,
  by: { id: string } | { storageKey: string },
): Promise<OwnPicture | undefined> {
  return findPicture(db, userId, by);
}

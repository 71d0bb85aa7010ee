import type { ServedBy } from '@flint/shared/contracts/providers';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import type { Db } from '../../platform/db/database';
import { findPicture } from './own-picture-repository';

/** A stored picture of a user, with the recipe of its run. */
export interface OwnPicture {
  readonly id: string;
  readonly seed: number;
  readonly storageKey: string;
  readonly servedBy: ServedBy;
  readonly recipe: ImageRecipe;
}

/** Finds an undeleted picture of a user by its id or its storage key. */
export function findOwnPicture(
  db: Db,
  userId: string,
  by: { id: string } | { storageKey: string },
): Promise<OwnPicture | undefined> {
  return findPicture(db, userId, by);
}

import type { ServedBy } from '@flint/shared/contracts/providers';
import type { PictureRecipe } from '@flint/shared/contracts/recipes/editing';
import type { Db } from '../../platform/db/database';
import { findLatestEdits, findPicture } from './own-picture-repository';
import type { Drawn } from './tables';

/** A stored picture of a user, with the recipe of its run. */
export interface OwnPicture {
  readonly id: string;
  /** Null for a photo. */
  readonly seed: number | null;
  readonly storageKey: string;
  readonly servedBy: ServedBy;
  readonly recipe: PictureRecipe;
  readonly width: number;
  readonly height: number;
  /** How the built-in illustrator drew it. */
  readonly drawn: Drawn | null;
}

/** Finds an undeleted picture of a user by its id or its storage key. */
export function findOwnPicture(
  db: Db,
  userId: string,
  by: { id: string } | { storageKey: string },
): Promise<OwnPicture | undefined> {
  return findPicture(db, userId, by);
}

/** The storage key of the latest picture made from each of these pictures, by its id. */
export async function latestEdits(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await findLatestEdits(db, ids);
  return new Map(rows.map(({ made_from: from, storage_key: key }) => [from ?? '', key]));
}

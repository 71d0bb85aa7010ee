import { COST_VERSION } from '@flint/shared/contracts/prices/cost-table';
import type { UploadRecipe } from '@flint/shared/contracts/recipes/upload';
import { searchText } from '@flint/shared/contracts/search-text';
import type { Tx } from '../../platform/db/transaction';
import { insertAssets, sumPhotoBytes } from './assets-repository';
import type { NewFile } from './record-files';
import { insertRun } from './runs-repository';

/** A photo: its stored file, whose run it becomes. */
export interface NewPhoto {
  readonly userId: string;
  readonly recipe: UploadRecipe;
  readonly file: NewFile;
}

/**
 * Records a photo as a run that has ended with one file. It costs nothing, so that it has no hold; its id is that of its
 * run, so that it is recorded once.
 * @returns the bytes of all photos of its user, those in the bin included
 */
export async function recordPhoto(tx: Tx, { userId, recipe, file }: NewPhoto): Promise<number> {
  const made = await insertRun(tx, {
    id: file.run_id,
    user_id: userId,
    kind: 'upload',
    title: recipe.fileName,
    status: 'completed',
    phase: 'Done',
    recipe: JSON.stringify(recipe),
    search: searchText(recipe.fileName),
    fingerprint: 'upload',
    served_by: 'embedded',
    cost_version: COST_VERSION,
    price: 0,
    units: 1,
    charged: 0,
    finished_at: new Date(),
  });
  if (made) await insertAssets(tx, [file]);
  return sumPhotoBytes(tx, userId);
}

import type { LibraryItem } from '@flint/shared/contracts/library';
import type { Storage } from '../../platform/storage/storage';
import { toImage } from '../runs/image-presenter';
import { itemCost } from './item-cost';
import type { ItemRow } from './library-repository';

/** A made thing as its owner reads it, with its whole recipe. */
export function toItem(row: ItemRow, collectionIds: readonly string[], storage: Storage): LibraryItem {
  const { started_at: started, finished_at: finished } = row;
  return {
    id: row.id,
    kind: 'image',
    image: toImage(row, row, storage),
    runId: row.run_id,
    recipe: row.recipe,
    servedBy: row.served_by,
    cost: itemCost({ price: row.price, count: row.recipe.count }, row.position),
    seconds: started && finished ? (finished.getTime() - started.getTime()) / 1000 : null,
    favourite: row.favourite,
    collectionIds: [...collectionIds],
    createdAt: row.created_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

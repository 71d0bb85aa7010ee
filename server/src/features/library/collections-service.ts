import { randomUUID } from 'node:crypto';
import { COLLECTIONS_MAX, type Collection } from '@flint/shared/contracts/collections';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { lockQuota } from '../../platform/db/quota-repository';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError, keyReused, notFound } from '../../platform/http/app-error';
import type { Storage } from '../../platform/storage/storage';
import {
  addItems,
  type CollectionRow,
  countCollections,
  deleteCollection,
  findCollection,
  findCollections,
  findItemsOfRuns,
  insertCollection,
  lockCollection,
  removeItems,
  updateCollectionName,
} from './collections-repository';

/** Every method that takes an id throws AppError `not_found` when it is no collection of the user's. */
export interface Collections {
  list(userId: string): Promise<Collection[]>;
  /** Idempotent by `key`. @throws AppError naming `name` when it is taken */
  create(userId: string, name: string, ids: readonly string[], key: string | undefined): Promise<Collection>;
  rename(userId: string, id: string, name: string): Promise<Collection>;
  /** Removes first, then adds. Ids that are not the user's are ignored. */
  change(userId: string, id: string, add: readonly string[], remove: readonly string[]): Promise<Collection>;
  delete(userId: string, id: string): Promise<void>;
  /** Its name. */
  readName(userId: string, id: string): Promise<string>;
  /** Adds what runs made, in the caller's transaction. @returns how many items; undefined where the collection is gone */
  addRuns(tx: Tx, userId: string, id: string, runIds: readonly string[]): Promise<number | undefined>;
}

const UNIQUE_VIOLATION = '23505';

/** @throws AppError naming `name` when the user's unique name constraint is violated */
async function withFreeName<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== UNIQUE_VIOLATION || constraint !== 'collection_name') throw error;
    throw new AppError('conflict', `You have a collection named “${name}” already.`, { field: 'name', cause: error });
  }
}

/** A user's collections of library items. */
export function createCollections({ db, storage }: { db: Db; storage: Storage }): Collections {
  const toCollection = (row: CollectionRow): Collection => ({
    id: row.id,
    name: row.name,
    count: row.count ?? 0,
    coverUrl: row.cover ? storage.address(row.cover) : null,
    createdAt: row.created_at.toISOString(),
  });

  async function present(tx: Tx, userId: string, id: string): Promise<Collection> {
    const [row] = await findCollections(tx, userId, id);
    if (!row) throw notFound('collection');
    return toCollection(row);
  }

  async function assertOwn(tx: Tx, userId: string, id: string): Promise<void> {
    if (!isUuid(id) || !(await findCollection(tx, userId, id))) throw notFound('collection');
  }

  async function sameAgain(tx: Tx, userId: string, id: string, name: string): Promise<Collection> {
    const made = await findCollection(tx, userId, id);
    if (made?.name === name) return present(tx, userId, id);
    throw keyReused();
  }

  return {
    list: async (userId) => (await findCollections(db, userId)).map(toCollection),

    create: (userId, name, ids, key) =>
      withFreeName(name, () =>
        transact(db, async (tx) => {
          await lockQuota(tx, 'collections', userId);
          const id = key ?? randomUUID();
          const made = await insertCollection(tx, { id, user_id: userId, name });
          if (!made) return sameAgain(tx, userId, id, name);
          if ((await countCollections(tx, userId)) > COLLECTIONS_MAX)
            throw new AppError('conflict', `You have ${COLLECTIONS_MAX} collections. Remove one first.`);
          if (ids.length > 0) await addItems(tx, userId, id, ids);
          return present(tx, userId, id);
        }),
      ),

    rename: (userId, id, name) =>
      withFreeName(name, () =>
        transact(db, async (tx) => {
          await assertOwn(tx, userId, id);
          await updateCollectionName(tx, id, name);
          return present(tx, userId, id);
        }),
      ),

    change: (userId, id, add, remove) =>
      transact(db, async (tx) => {
        await assertOwn(tx, userId, id);
        if (remove.length > 0) await removeItems(tx, id, remove);
        if (add.length > 0) await addItems(tx, userId, id, add);
        return present(tx, userId, id);
      }),

    delete: (userId, id) =>
      transact(db, async (tx) => {
        await assertOwn(tx, userId, id);
        await deleteCollection(tx, id);
      }),

    async readName(userId, id) {
      const found = isUuid(id) ? await findCollection(db, userId, id) : undefined;
      if (!found) throw notFound('collection');
      return found.name;
    },

    async addRuns(tx, userId, id, runIds) {
      if (!(await lockCollection(tx, userId, id))) return undefined;
      const items = runIds.length === 0 ? [] : await findItemsOfRuns(tx, userId, runIds);
      if (items.length > 0) await addItems(tx, userId, id, items);
      return items.length;
    },
  };
}

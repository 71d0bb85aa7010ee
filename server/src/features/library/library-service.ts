import type { CallOutput } from '@flint/shared/contracts/call';
import {
  LIBRARY_PAGE_DEFAULT,
  LIBRARY_PAGE_MAX,
  type LibraryItem,
  type LibraryQuery,
  type libraryFacets,
  type listLibrary,
} from '@flint/shared/contracts/library';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { notFound } from '../../platform/http/app-error';
import { readCursor, writeCursor } from '../../platform/http/cursor';
import { listLimit } from '../../platform/http/list-limit';
import type { Storage } from '../../platform/storage/storage';
import { latestEdits } from '../runs/own-picture';
import { type FileRow, isPicture, isWords } from '../runs/tables';
import { markDeleted, unmarkDeleted } from './bin-repository';
import { findCollection } from './collections-repository';
import { toBrandFacet, toFacet, toKindFacet } from './facets';
import { countCombinations, countStates } from './facets-repository';
import {
  countItems,
  findItem,
  findItems,
  findMadeFrom,
  findMemberships,
  findParts,
  findWords,
  type ItemRow,
  setFavourite,
} from './library-repository';
import { toItem } from './presenter';

export interface Library {
  /** @throws AppError `not_found` for a collection that is not the user's, `invalid_input` for a malformed cursor */
  list(userId: string, query: LibraryQuery): Promise<CallOutput<typeof listLibrary>>;
  facets(userId: string): Promise<CallOutput<typeof libraryFacets>>;
  /** @throws AppError `not_found` for an unknown, malformed or another user's id */
  item(userId: string, id: string): Promise<LibraryItem>;
  /** These three return how many items changed; ids that are not the user's are ignored. */
  favourite(userId: string, ids: readonly string[], favourite: boolean): Promise<number>;
  delete(userId: string, ids: readonly string[]): Promise<number>;
  restore(userId: string, ids: readonly string[]): Promise<number>;
}

/** Most pictures made from an item that its details name. */
const MADE_INTO_MAX = 24;

/** The library: everything a user made, and photos of their own. */
export function createLibrary({ db, storage }: { db: Db; storage: Storage }): Library {
  async function present(rows: readonly ItemRow[]): Promise<LibraryItem[]> {
    const ids = rows.map(({ id }) => id);
    const files = rows.filter((row) => !isPicture(row) && !isWords(row)).map(({ id }) => id);
    const [memberships, parts, edits] = await Promise.all([
      findMemberships(db, ids),
      findParts(db, files),
      latestEdits(db, ids),
    ]);
    const companyOf = new Map(ids.map((id) => [id, { parts: [] as FileRow[], collectionIds: [] as string[] }]));
    for (const { asset_id, collection_id } of memberships) companyOf.get(asset_id)?.collectionIds.push(collection_id);
    for (const part of parts) companyOf.get(part.part_of ?? '')?.parts.push(part);
    return rows.map((row) => {
      const shown = isPicture(row) ? { ...row, edited_key: edits.get(row.id) ?? null } : row;
      return toItem(shown, companyOf.get(row.id) ?? {}, storage);
    });
  }

  return {
    async list(userId, { limit, cursor, ...filters }) {
      const size = listLimit(limit, LIBRARY_PAGE_DEFAULT, LIBRARY_PAGE_MAX);
      const after = cursor === undefined ? undefined : readCursor(cursor);
      if (filters.collection && !(await findCollection(db, userId, filters.collection))) throw notFound('collection');
      const [found, total] = await Promise.all([
        findItems(db, userId, filters, size + 1, after),
        countItems(db, userId, filters),
      ]);
      const page = found.slice(0, size);
      const last = page.at(-1);
      const next = last && found.length > size ? writeCursor({ at: last.created_at_exact, id: last.id }) : null;
      return { items: await present(page), next, total };
    },
    async facets(userId) {
      const [states, counted] = await Promise.all([countStates(db, userId), countCombinations(db, userId)]);
      return {
        ...states,
        kinds: toKindFacet(counted),
        models: toFacet(counted, 'model'),
        ratios: toFacet(counted, 'ratio'),
        styles: toFacet(counted, 'style'),
        brands: toBrandFacet(counted),
      };
    },
    async item(userId, id) {
      const row = isUuid(id) ? await findItem(db, userId, id) : undefined;
      const [item] = row ? await present([row]) : [];
      if (!item) throw notFound('item');
      if (item.words) return { ...item, words: { ...item.words, whole: (await findWords(db, item.id)).words } };
      return { ...item, madeInto: await findMadeFrom(db, userId, item.id, MADE_INTO_MAX) };
    },
    favourite: (userId, ids, favourite) => setFavourite(db, userId, ids, favourite),
    delete: (userId, ids) => markDeleted(db, userId, ids),
    restore: (userId, ids) => unmarkDeleted(db, userId, ids),
  };
}

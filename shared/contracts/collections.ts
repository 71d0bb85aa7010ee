import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { ItemIds } from './library';

export const COLLECTION_NAME_MAX = 60;
/** Most collections of one user. */
export const COLLECTIONS_MAX = 500;

export const Collection = z.object({
  id: z.string(),
  name: z.string(),
  count: z.number(),
  /** URL of its newest picture or poster frame; null without one. */
  coverUrl: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Collection = z.infer<typeof Collection>;

const ById = z.object({ id: z.string().check(z.maxLength(64)) });
const CollectionName = z
  .string('Give the collection a name.')
  .check(
    z.trim(),
    z.minLength(1, 'Give the collection a name.'),
    z.maxLength(COLLECTION_NAME_MAX, `A name has at most ${COLLECTION_NAME_MAX} characters.`),
  );

const base = { tag: 'Library', auth: 'session' } as const;
const read = { ...base, rateLimit: 'read', idempotency: 'safe' } as const;
const change = { ...base, rateLimit: 'write', idempotency: 'natural' } as const;

export const listCollections = defineCall({
  ...read,
  id: 'listCollections',
  method: 'GET',
  path: '/api/library/collections',
  summary: 'Own collections by name',
  response: z.object({ collections: z.array(Collection) }),
  failure: 'Failed to load your collections',
});
export const createCollection = defineCall({
  ...change,
  idempotency: 'key',
  id: 'createCollection',
  method: 'POST',
  path: '/api/library/collections',
  summary: 'Make a collection, with things in it where ids are given',
  body: z.object({ name: CollectionName, ids: z.optional(ItemIds) }),
  response: z.object({ collection: Collection }),
  failure: 'Could not make the collection',
});
export const renameCollection = defineCall({
  ...change,
  id: 'renameCollection',
  method: 'PATCH',
  path: '/api/library/collections/{id}',
  summary: 'Rename a collection',
  params: ById,
  body: z.object({ name: CollectionName }),
  response: z.object({ collection: Collection }),
  failure: 'Could not rename the collection',
});
/** Its items stay in the library. */
export const deleteCollection = defineCall({
  ...change,
  id: 'deleteCollection',
  method: 'DELETE',
  path: '/api/library/collections/{id}',
  summary: 'Remove a collection, not the things in it',
  params: ById,
  response: z.object({ deleted: z.boolean() }),
  failure: 'Could not remove the collection',
});
export const changeCollection = defineCall({
  ...change,
  id: 'changeCollection',
  method: 'POST',
  path: '/api/library/collections/{id}/items',
  summary: 'Put things into a collection or take them out',
  params: ById,
  body: z.object({ add: z.optional(ItemIds), remove: z.optional(ItemIds) }).check(
    z.refine(({ add, remove }) => add !== undefined || remove !== undefined, {
      path: ['add'],
      error: 'Name what to put in or to take out.',
    }),
  ),
  response: z.object({ collection: Collection }),
  failure: 'Could not change the collection',
});

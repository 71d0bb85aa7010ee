import { partId } from '../db/part-id';

declare module '../composition/contributions' {
  interface Contributions {
    keyOwners: KeyOwner;
  }
}

/** The user whose row has an id, where the ids of rows are idempotency keys; undefined when there is no such row. */
export type KeyOwner = (id: string) => Promise<string | undefined>;

/**
 * Makes idempotency keys the users' own. A key becomes the id of what it orders; where another user has that id, a user's
 * key becomes another id, always the same, so that repeating the key still repeats nothing.
 */
export function createOwnKey(owners: readonly KeyOwner[]) {
  return async (userId: string, key: string): Promise<string> => {
    const found = await Promise.all(owners.map((ownerOf) => ownerOf(key)));
    const isFree = found.every((owner) => owner === undefined);
    return isFree || found.includes(userId) ? key : partId(key, `of ${userId}`);
  };
}

import { request } from '@flint/shared/api/request';
import { type Conversation, type ListedConversation, listConversations } from '@flint/shared/contracts/conversations';
import type { Store } from '@flint/shared/contracts/remotes';
import { pagedResource } from '@flint/shared/state/pages';
import { mutate, reload } from '@flint/shared/state/resources';
import { atom } from 'jotai';

/** The words that are searched for. */
export const searchAtom = atom('');

/** The conversations that have these words; those of the search before stay until they are read. */
export const CONVERSATIONS = pagedResource<ListedConversation>(
  'conversations',
  async (cursor, { store, signal }) => {
    const q = store.get(searchAtom);
    const query = { ...(cursor !== undefined && { cursor }), ...(q !== '' && { q }) };
    const { conversations, next } = await request(listConversations, { query }, { signal });
    return { items: conversations, next };
  },
  { keep: true },
);

/** Searches for words; none list everything. */
export function search(store: Store, q: string): void {
  if (store.get(searchAtom) === q) return;
  store.set(searchAtom, q);
  void reload(store, CONVERSATIONS);
}

/** Takes over what is newly known of a conversation in the list. */
export function putListed(store: Store, conversation: Conversation): void {
  mutate(
    store,
    CONVERSATIONS,
    (known) =>
      known && {
        ...known,
        items: known.items.map((each) => (each.id === conversation.id ? { ...each, ...conversation } : each)),
      },
  );
}

/** Takes a conversation that was deleted off the list. */
export function dropListed(store: Store, id: string): void {
  mutate(store, CONVERSATIONS, (known) => known && { ...known, items: known.items.filter((each) => each.id !== id) });
}

import { request } from '@flint/shared/api/request';
import { type Conversation, type ListedConversation, listConversations } from '@flint/shared/contracts/conversations';
import type { Store } from '@flint/shared/contracts/remotes';
import { pagedResource } from '@flint/shared/state/pages';
import { mutate, reload } from '@flint/shared/state/resources';
import { atom } from 'jotai';

/** The search text. */
export const searchAtom = atom('');

/** The conversations that match the search; the previous result stays until the new one is read. */
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

/** Sets the search text; an empty one lists everything. */
export function search(store: Store, q: string): void {
  if (store.get(searchAtom) === q) return;
  store.set(searchAtom, q);
  void reload(store, CONVERSATIONS);
}

/** Updates a conversation in the list. */
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

/** Removes a deleted conversation from the list. */
export function dropListed(store: Store, id: string): void {
  mutate(store, CONVERSATIONS, (known) => known && { ...known, items: known.items.filter((each) => each.id !== id) });
}

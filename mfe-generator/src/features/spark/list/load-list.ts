import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { type Conversation, listConversations } from '@flint/shared/contracts/conversations';
import type { Store } from '@flint/shared/contracts/remotes';
import { listAtom } from './list-atom';

const newest = new WeakMap<Store, AbortController>();

/** Reads the list anew; what was asked before is not waited for any more. Never rejects. */
export async function loadList(store: Store, q = store.get(listAtom).q): Promise<void> {
  newest.get(store)?.abort();
  const asked = new AbortController();
  newest.set(store, asked);
  const { signal } = asked;
  store.set(listAtom, (state) => ({ ...state, q, error: null }));
  try {
    const query = q === '' ? {} : { q };
    const { conversations, next } = await request(listConversations, { query }, { signal });
    store.set(listAtom, { q, conversations, next, error: null });
  } catch (error) {
    if (!signal.aborted) store.set(listAtom, (state) => ({ ...state, error: toMessage(error) }));
  }
}

/** Reads on where the list ends. Never rejects. */
export async function loadMore(store: Store): Promise<void> {
  const { q, next } = store.get(listAtom);
  if (next === null) return;
  try {
    const page = await request(listConversations, { query: { cursor: next, ...(q !== '' && { q }) } });
    store.set(listAtom, (state) =>
      state.next === next
        ? { ...state, conversations: [...(state.conversations ?? []), ...page.conversations], next: page.next }
        : state,
    );
  } catch (error) {
    store.set(listAtom, (state) => ({ ...state, error: toMessage(error) }));
  }
}

/** Takes over what is newly known of a conversation in the list. */
export function putListed(store: Store, conversation: Conversation): void {
  store.set(listAtom, (state) => ({
    ...state,
    conversations:
      state.conversations?.map((each) => (each.id === conversation.id ? { ...each, ...conversation } : each)) ?? null,
  }));
}

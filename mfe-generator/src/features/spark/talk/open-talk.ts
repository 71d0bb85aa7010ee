import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { earlierMessages, readConversation } from '@flint/shared/contracts/conversations';
import type { Store } from '@flint/shared/contracts/remotes';
import { isEnded } from '@flint/shared/contracts/runs';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import { resumeAnswer } from './read-answer';
import { liveAtom, talkAtom, unread } from './talk-atom';

/** Aborts all reads of the previous conversation when another is opened. */
const opened = new WeakMap<Store, AbortController>();
const NOTHING = new AbortController();

/** The abort signal of the open conversation. */
export const openSignal = (store: Store) => (opened.get(store) ?? NOTHING).signal;

/** Opens a conversation. One that is open already, because it was started here, stays as it is. */
export function openTalk(store: Store, id: string | null): void {
  if (opened.has(store) && store.get(talkAtom).id === id) return;
  closeTalk(store);
  opened.set(store, new AbortController());
  store.set(talkAtom, (talk) => unread(id, talk));
  if (id !== null) void readTalk(store);
}

/** Stops reading; the server goes on writing. */
export function closeTalk(store: Store): void {
  opened.get(store)?.abort();
  opened.delete(store);
  store.set(liveAtom, {});
  store.set(talkAtom, (talk) => unread(null, talk));
}

/** Reads the open conversation, and follows an unfinished answer. Never rejects. */
export async function readTalk(store: Store): Promise<void> {
  const signal = openSignal(store);
  const { id } = store.get(talkAtom);
  if (id === null) return;
  try {
    const { conversation, messages, earlier } = await request(
      readConversation,
      { params: { id }, query: {} },
      { signal },
    );
    store.set(talkAtom, (talk) => ({ ...talk, conversation, messages, earlier, state: 'ready', error: null }));
    followUnfinished(store, messages);
  } catch (error) {
    if (signal.aborted) return;
    const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    store.set(talkAtom, (talk) =>
      talk.conversation === null
        ? { ...talk, state: missing ? 'missing' : 'failed', error: toMessage(error) }
        : { ...talk, error: toMessage(error) },
    );
  }
}

function followUnfinished(store: Store, messages: readonly SparkMessage[]): void {
  const signal = openSignal(store);
  for (const message of messages) {
    const isRead = message.id in store.get(liveAtom);
    if (message.run && !isEnded(message.run.status) && !isRead)
      resumeAnswer({ store, signal, reread: () => void readTalk(store) }, message);
  }
}

const asked = new WeakSet<AbortSignal>();

/** Prepends the previous page of messages. Never rejects: it is read again when it comes into sight again. */
export async function readEarlier(store: Store): Promise<void> {
  const signal = openSignal(store);
  const { id, earlier } = store.get(talkAtom);
  if (id === null || earlier === null || asked.has(signal)) return;
  asked.add(signal);
  try {
    const page = await request(earlierMessages, { params: { id }, query: { before: earlier } }, { signal });
    store.set(talkAtom, (talk) =>
      talk.earlier === earlier
        ? { ...talk, earlier: page.earlier, messages: [...page.messages, ...talk.messages] }
        : talk,
    );
  } catch {
    // The offline bar shows network failures.
  } finally {
    asked.delete(signal);
  }
}

import type { Conversation } from '@flint/shared/contracts/conversations';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import { atom } from 'jotai';

/** The open conversation, as far as it was read. */
export interface Talk {
  /** Counts opened conversations: unchanged when a new conversation gets its id. */
  readonly visit: number;
  /** Null for one that starts with the next message. */
  readonly id: string | null;
  readonly state: 'loading' | 'ready' | 'missing' | 'failed';
  /** Why it could not be read. */
  readonly error: string | null;
  readonly conversation: Conversation | null;
  /** The displayed branch, from the earliest read message. */
  readonly messages: readonly SparkMessage[];
  /** Cursor of earlier messages; null at the beginning. */
  readonly earlier: string | null;
  /** An answer that broke off, and its message. */
  readonly failure: { readonly answerId: string; readonly words: string } | null;
  /** Number of messages sent since it was opened: each change scrolls the list to its end. */
  readonly asked: number;
}

const NEW: Talk = {
  visit: 0,
  id: null,
  state: 'ready',
  error: null,
  conversation: null,
  messages: [],
  earlier: null,
  failure: null,
  asked: 0,
};

/**
 * The state of a conversation before anything of it is read. A new one in which nothing was said stays the same visit:
 * its message field keeps the focus.
 */
export function unread(id: string | null, talk: Talk = NEW): Talk {
  if (id === null && talk.id === null && talk.asked === 0) return talk;
  return { ...NEW, ...(id !== null && { id, state: 'loading' }), visit: talk.visit + 1 };
}

export const talkAtom = atom<Talk>(NEW);

/**
 * The streamed text of each unfinished answer, by its message. Separate from the messages, because it changes with each
 * word.
 */
export const liveAtom = atom<Readonly<Record<string, string>>>({});

/** The number of answers that come first, of each one that waits, by its message. */
export const aheadAtom = atom<Readonly<Record<string, number>>>({});

/** Whether an answer is being written. */
export const writingAtom = atom((get) => Object.keys(get(liveAtom)).length > 0);

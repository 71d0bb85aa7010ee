import type { Conversation } from '@flint/shared/contracts/conversations';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import { atom } from 'jotai';

/** The conversation that is open, as far as it is known here. */
export interface Talk {
  /** Counts what was opened: it stays the same while a new conversation gets its id. */
  readonly visit: number;
  /** Null for one that begins with the next message. */
  readonly id: string | null;
  readonly state: 'loading' | 'ready' | 'missing' | 'failed';
  /** Why it could not be read. */
  readonly error: string | null;
  readonly conversation: Conversation | null;
  /** The branch that is shown, from as early as it was read. */
  readonly messages: readonly SparkMessage[];
  /** What stands before them is asked for by this; null when nothing does. */
  readonly earlier: string | null;
  /** An answer that broke off, and what was said of it. */
  readonly failure: { readonly answerId: string; readonly words: string } | null;
  /** How often something was asked since it was opened: with each, the list goes to its end. */
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

/** What is known of a conversation before anything of it is read. */
export const unread = (id: string | null, { visit }: Pick<Talk, 'visit'> = NEW): Talk => ({
  ...NEW,
  ...(id !== null && { id, state: 'loading' }),
  visit: visit + 1,
});

export const talkAtom = atom<Talk>(NEW);

/** What has been written of each answer under way, by its message. Apart from the messages: it changes with each word. */
export const liveAtom = atom<Readonly<Record<string, string>>>({});

/** Whether an answer is being written. */
export const writingAtom = atom((get) => Object.keys(get(liveAtom)).length > 0);

import { keepDraft, readDraft } from '@flint/shared/orders/draft';
import { sessionAtom } from '@flint/shared/state/session';
import { atom } from 'jotai';
import { type Answer, Conversation } from './conversation';

const keyOf = (userId: string) => `flint:chat:${userId}`;

const viewerIdAtom = atom((get) => get(sessionAtom).user?.id ?? '');
const changedAtom = atom<{ userId: string; conversation: Conversation } | null>(null);

/** The viewer's conversation, stored in this browser at every change. */
export const conversationAtom = atom(
  (get) => {
    const [userId, changed] = [get(viewerIdAtom), get(changedAtom)];
    return changed?.userId === userId ? changed.conversation : readDraft(keyOf(userId), Conversation);
  },
  (get, set, change: Partial<Conversation>) => {
    const userId = get(viewerIdAtom);
    const conversation = { ...get(conversationAtom), ...change };
    set(changedAtom, { userId, conversation });
    keepDraft(keyOf(userId), conversation);
  },
);

/** Changes one answer; a cleared one is not restored. */
export const answerAtom = atom(null, (get, set, id: string, change: Partial<Answer>) => {
  const turns = get(conversationAtom).turns.map((turn) => ({
    ...turn,
    answers: turn.answers.map((answer) => (answer.message.id === id ? { ...answer, ...change } : answer)),
  }));
  set(conversationAtom, { turns });
});

/** What has arrived of an unfinished answer. */
export interface Written {
  readonly text: string;
  readonly thoughts: string;
}

/** What has arrived of each unfinished answer, by its id. Not stored: the server has it. */
export const writingAtom = atom<Readonly<Record<string, Written>>>({});

/** The number of answers that come first, of each one that waits, by its id. */
export const aheadAtom = atom<Readonly<Record<string, number>>>({});

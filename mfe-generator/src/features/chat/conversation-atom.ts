import { keepDraft, readDraft } from '@flint/shared/orders/draft';
import { sessionAtom } from '@flint/shared/state/session';
import { atom } from 'jotai';
import { type Answer, Conversation } from './conversation';

const keyOf = (userId: string) => `flint:chat:${userId}`;

const viewerIdAtom = atom((get) => get(sessionAtom).user?.id ?? '');
const changedAtom = atom<{ userId: string; conversation: Conversation } | null>(null);

/** The viewer's conversation in this browser. Every change is kept at once, so that no reload loses it. */
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

/** Changes one answer, wherever it stands; one that was cleared away is not brought back. */
export const answerAtom = atom(null, (get, set, id: string, change: Partial<Answer>) => {
  const turns = get(conversationAtom).turns.map((turn) => ({
    ...turn,
    answers: turn.answers.map((answer) => (answer.message.id === id ? { ...answer, ...change } : answer)),
  }));
  set(conversationAtom, { turns });
});

/** What has been written of each answer under way, by its id. It is not kept: the server knows it. */
export const writingAtom = atom<Readonly<Record<string, string>>>({});

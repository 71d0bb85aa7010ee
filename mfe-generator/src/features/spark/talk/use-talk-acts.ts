import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import type { Store } from '@flint/shared/contracts/remotes';
import { getHref } from '@flint/shared/contracts/routes';
import { reload } from '@flint/shared/state/resources';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { brandIdAtom, chosenModelAtom } from '../choices/choice-atoms';
import { sentAtom } from '../composer/draft-atom';
import { CONVERSATIONS } from '../list/conversations';
import { again, ask, fork, type SparkRequest, showBranch } from './acts';
import { readTalk } from './open-talk';
import type { TalkActs } from './talk-acts';
import { talkAtom } from './talk-atom';

interface Acts extends TalkActs {
  /** Sends a message. Rejects when it could not be sent. */
  readonly onSend: (said: Pick<SparkRequest, 'text' | 'attachments'>, key: string) => Promise<void>;
}

/** The actions on the open conversation, with a stable identity. */
export function useTalkActs(): Acts {
  const store = useStore();
  const navigate = useNavigate();
  return useMemo(() => actsOf(store, navigate), [store, navigate]);
}

function actsOf(store: Store, navigate: NavigateFunction): Acts {
  const manner = () => ({
    model: store.get(chosenModelAtom) ?? undefined,
    brandProfileId: store.get(brandIdAtom) ?? undefined,
  });
  const complain = (error: unknown) => emit('toast', { text: toMessage(error) });
  const onAgain = (mode: 'again' | 'continue') => (answer: Parameters<TalkActs['onAgain']>[0]) =>
    void again(store, answer, mode, crypto.randomUUID()).catch((error: unknown) =>
      store.set(talkAtom, (talk) => ({ ...talk, failure: { answerId: answer.id, words: toMessage(error) } })),
    );
  return {
    async onSend(said, key) {
      const { id } = store.get(talkAtom);
      const conversationId = await ask(store, { ...said, ...manner() }, key);
      store.set(sentAtom, id);
      void reload(store, CONVERSATIONS);
      if (id !== null) return;
      navigate(getHref('viewspark', { c: conversationId }), { replace: true });
      // Reads its title and choices.
      void readTalk(store);
    },
    onEdit: async (question, text) => {
      await ask(store, { text, attachments: [], ...manner() }, crypto.randomUUID(), question);
      void reload(store, CONVERSATIONS);
    },
    onAgain: onAgain('again'),
    onContinue: onAgain('continue'),
    onShow: (messageId) => void showBranch(store, messageId),
    onFork: (messageId) =>
      void fork(messageId).then((id) => {
        navigate(getHref('viewspark', { c: id }));
        emit('toast', { text: 'A conversation of its own, from here.' });
        return reload(store, CONVERSATIONS);
      }, complain),
  };
}

import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { cancelRun } from '@flint/shared/contracts/runs';
import { useAtom, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { type Answer, askedNow, awaited, type Conversation, messagesFor } from './conversation';
import { answerAtom, conversationAtom } from './conversation-atom';
import { resumeAnswer, writeAnswer } from './write-answer';

/** The conversation and the actions on it. Answers that were unfinished when the page was left are followed again. */
export function useChat() {
  const store = useStore();
  const [conversation, change] = useAtom(conversationAtom);
  const changeAnswer = useSetAtom(answerAtom);

  useEffect(() => {
    for (const { answers } of store.get(conversationAtom).turns)
      for (const { status, message } of answers) if (status === 'writing') void resumeAnswer(store, message.id);
  }, [store]);

  const write = ({ message: { id }, asked }: Answer, upTo: Pick<Conversation, 'system' | 'turns'>) => {
    const { temperature, maxTokens, brandId } = store.get(conversationAtom);
    const manner = { model: asked, temperature, maxTokens, brandProfileId: brandId ?? undefined };
    void writeAnswer(store, id, { messages: messagesFor(upTo, asked), ...manner });
  };

  return {
    conversation,
    change,
    /** Sends the message to every chosen model. */
    send() {
      const { draft, models, system, turns } = store.get(conversationAtom);
      const turn = { question: askedNow(draft, models), answers: models.map(awaited) };
      change({ turns: [...turns, turn], draft: '' });
      const upTo = { system, turns: [...turns, { ...turn, answers: [] }] };
      for (const answer of turn.answers) write(answer, upTo);
    },
    /** Regenerates one answer in place. */
    again({ message: { id }, asked }: Answer) {
      const { system, turns } = store.get(conversationAtom);
      const at = turns.findIndex(({ answers }) => answers.some(({ message }) => message.id === id));
      const turn = turns[at];
      if (!turn) return;
      const fresh = awaited(asked);
      changeAnswer(id, fresh);
      write(fresh, { system, turns: [...turns.slice(0, at), { ...turn, answers: [] }] });
    },
    /** Written text stays. The answer's own stream reports how it ended. */
    stop({ message: { id } }: Answer) {
      request(cancelRun, { params: { id } }).catch((error: unknown) => changeAnswer(id, { note: toMessage(error) }));
    },
  };
}

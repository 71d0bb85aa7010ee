import { emit } from '@flint/shared/api/bus';
import { BUILT_IN_WORDS } from '@flint/shared/contracts/providers';
import { replaceDraft } from '@flint/shared/orders/replace-draft';
import { Button } from '@flint/shared/ui/button';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { useStore } from 'jotai';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Fold } from '../orders/fields/fold';
import { useCatalogue } from '../orders/use-catalogue';
import { AnswerCard } from './answer-card';
import styles from './chat.module.css';
import { ChatEmpty } from './chat-empty';
import { chatModelList } from './chat-models';
import { Composer } from './composer';
import { conversationAtom } from './conversation-atom';
import { ModelChoice } from './model-choice';
import { priceOf } from './price-of';
import { Settings } from './settings';
import { useChat } from './use-chat';

/** A conversation with up to three models side by side. */
export default function ChatView() {
  const { models, costs, error, reload } = useCatalogue(chatModelList);
  const store = useStore();
  const { conversation, change, send, again, stop } = useChat();
  const { turns, draft, models: chosen, system, brandId } = conversation;
  const latest = useShown(turns.length);
  const isWriting = turns.some(({ answers }) => answers.some(({ status }) => status === 'writing'));
  const labelOf = (id: string) => models?.find((model) => model.id === id)?.label ?? id;
  const isBuiltIn = models?.some(({ servedBy }) => servedBy === 'embedded') ?? false;

  const startOver = () => {
    change({ turns: [] });
    emit('toast', { text: 'A new conversation.', undo: () => change({ turns }) });
  };

  return (
    <div className={styles.chat}>
      <aside className={styles.settings} aria-label="Settings">
        {error && (
          <RetryNote title={error} onRetry={reload}>
            The models are not known.
          </RetryNote>
        )}
        {!error && <ModelChoice models={models} chosen={chosen} onChoose={(picked) => change({ models: picked })} />}
        <Fold summary="How they answer" filled={system !== '' || brandId !== null} faulty={false}>
          <Settings conversation={conversation} change={change} />
        </Fold>
        {turns.length > 0 && (
          <Button variant="line" disabled={isWriting} onClick={startOver}>
            <Plus size={16} aria-hidden="true" />
            New conversation
          </Button>
        )}
      </aside>
      <div className={styles.talk} aria-busy={!models && !error}>
        {isBuiltIn && <Note title={BUILT_IN_WORDS}>It fills templates with your own words.</Note>}
        {turns.length === 0 && (
          <ChatEmpty onExample={(message) => replaceDraft(store, conversationAtom, { draft: message })} />
        )}
        <ol className={styles.turns}>
          {turns.map(({ question, answers }, at) => (
            <li key={question.id} ref={at === turns.length - 1 ? latest : null}>
              <p className={styles.question}>{question.content}</p>
              <div className={styles.side} data-answers={answers.length}>
                {answers.map((answer) => (
                  <AnswerCard
                    key={answer.asked}
                    answer={answer}
                    label={labelOf(answer.asked)}
                    onStop={() => stop(answer)}
                    onAgain={() => again(answer)}
                  />
                ))}
              </div>
            </li>
          ))}
        </ol>
        <Composer
          draft={draft}
          onDraft={(typed) => change({ draft: typed })}
          price={priceOf(conversation, costs)}
          busy={isWriting}
          onSend={send}
        />
        <p className="sr" role="status">
          {isWriting ? 'Answering' : ''}
        </p>
      </div>
    </div>
  );
}

/**
 * Scrolls to the latest item of a list when one is added: on a phone the form would otherwise hide a new answer.
 * @returns the ref of the latest item
 */
function useShown(count: number) {
  const latest = useRef<HTMLLIElement>(null);
  const known = useRef(count);
  useEffect(() => {
    if (count > known.current) latest.current?.scrollIntoView({ block: 'start' });
    known.current = count;
  }, [count]);
  return latest;
}

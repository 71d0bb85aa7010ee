import { BUILT_IN_WORDS } from '@flint/shared/contracts/providers';
import { getHref } from '@flint/shared/contracts/routes';
import { replaceDraft } from '@flint/shared/orders/replace-draft';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { useSetAtom, useStore } from 'jotai';
import { useCallback, useMemo, useRef } from 'react';
import { chatModelList } from '../../chat/chat-models';
import { useCatalogue } from '../../orders/use-catalogue';
import { BrandChoice } from '../choices/brand-choice';
import { BuiltInChoice, ModelChoice } from '../choices/model-choice';
import { Composer } from '../composer/composer';
import { draftAtom } from '../composer/draft-atom';
import { focusComposer } from '../composer/focus-composer';
import { stopWriting } from './acts';
import { editedAtom } from './edited-atom';
import { MessageList } from './message-list';
import { News } from './news';
import { readEarlier, readTalk } from './open-talk';
import { type TalkRow, toRows } from './rows';
import styles from './talk.module.css';
import type { Talk as TalkState } from './talk-atom';
import { TalkEmpty, type TalkEmptyProps } from './talk-empty';
import { useEscape } from './use-escape';
import { useTalkActs } from './use-talk-acts';

/** A conversation with its message field. */
export function Talk({ talk }: { talk: TalkState }) {
  const store = useStore();
  const acts = useTalkActs();
  const { models, error, reload } = useCatalogue(chatModelList);
  const edit = useSetAtom(editedAtom);
  const rows = useRows(talk.messages);
  const stop = useCallback(() => stopWriting(store), [store]);
  const body = useEscape<HTMLDivElement>(stop);
  const isBuiltIn = models?.some(({ servedBy }) => servedBy === 'embedded') ?? false;
  const onEditLast = () => {
    const last = rows.findLast(({ first }) => first.role === 'user');
    if (last) edit(last.first.id);
  };
  return (
    <div ref={body} className={styles.body} aria-busy={!models && !error}>
      <Messages
        talk={talk}
        rows={rows}
        acts={acts}
        onStart={(text) => {
          replaceDraft(store, draftAtom, { text });
          focusComposer();
        }}
        note={isBuiltIn && <BuiltIn />}
      />
      {error && (
        <RetryNote title={error} onRetry={reload}>
          The models are not known.
        </RetryNote>
      )}
      {talk.state !== 'missing' && (
        <Composer
          key={talk.visit}
          onSend={acts.onSend}
          onStop={stop}
          onEditLast={onEditLast}
          choices={
            <>
              {models && (isBuiltIn ? <BuiltInChoice /> : <ModelChoice models={models} />)}
              <BrandChoice />
            </>
          }
        />
      )}
      <News />
    </div>
  );
}

/** Memoised rows: unchanged ones keep their identity. */
function useRows(messages: TalkState['messages']): readonly TalkRow[] {
  const last = useRef<readonly TalkRow[]>([]);
  return useMemo(() => {
    last.current = toRows(messages, last.current);
    return last.current;
  }, [messages]);
}

interface MessagesProps extends TalkEmptyProps {
  talk: TalkState;
  rows: readonly TalkRow[];
  acts: ReturnType<typeof useTalkActs>;
}

function Messages({ talk, rows, acts, ...empty }: MessagesProps) {
  const store = useStore();
  const onEarlier = useCallback(() => void readEarlier(store), [store]);
  const { state, error, earlier, asked, visit } = talk;
  if (state === 'loading') return <Waiting />;
  if (state === 'missing') return <Missing />;
  if (state === 'failed')
    return (
      <div className={styles.trouble}>
        <RetryNote title={error ?? ''} onRetry={() => void readTalk(store)}>
          Your conversations are safe.
        </RetryNote>
      </div>
    );
  if (rows.length === 0) return <TalkEmpty {...empty} />;
  return (
    <MessageList key={visit} rows={rows} acts={acts} asked={asked} more={earlier !== null} onEarlier={onEarlier} />
  );
}

function BuiltIn() {
  return (
    <Note title={BUILT_IN_WORDS}>
      It fills templates with your own words, and knows Flint’s help pages and the limits of platforms.
    </Note>
  );
}

function Missing() {
  return (
    <div className={styles.trouble}>
      <StatePanel
        title="There is no such conversation"
        actions={
          <ButtonLink href={getHref('viewspark')} variant="ink">
            New conversation
          </ButtonLink>
        }
      >
        <p>It was deleted, or its address is not whole.</p>
      </StatePanel>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading the conversation">
      <Skeleton className={styles.waitingMine} />
      <Skeleton shape="block" className={styles.waitingIts} />
    </div>
  );
}

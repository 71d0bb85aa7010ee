import { isEnded } from '@flint/shared/contracts/runs';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { LogoMark } from '@flint/shared/ui/logo';
import { type Atom, atom, useAtomValue } from 'jotai';
import { Suspense, useMemo } from 'react';
import { waitingWords } from '../../chat/waiting-words';
import { ActionCard } from '../actions/action-card';
import { AnswerFacts } from './answer-facts';
import { AnswerTools } from './answer-tools';
import styles from './message.module.css';
import type { TalkRow } from './rows';
import type { TalkActs } from './talk-acts';
import { aheadAtom, liveAtom } from './talk-atom';

const Markdown = lazyPart(
  () => import('../../markdown/markdown'),
  ({ text }) => <p className={styles.plain}>{text}</p>,
);

interface AnswerProps {
  row: TalkRow;
  acts: TalkActs;
  isLast: boolean;
}

/** An answer: streamed while it is written, with its cost afterwards. */
export function Answer({ row, acts, isLast }: AnswerProps) {
  const { last, parts } = row;
  const live = useValueOf(liveAtom, last.id);
  const ahead = useValueOf(aheadAtom, last.id);
  const isWriting = live !== undefined || (last.run !== null && !isEnded(last.run.status));
  const told = parts.slice(0, -1).map(({ content }) => content);
  const text = [...told, live ?? last.content].join('');
  return (
    <article className={styles.its} aria-label="Spark" aria-busy={isWriting || undefined}>
      <LogoMark className={styles.mark} />
      <div className={styles.words}>
        {text === '' && isWriting && <p className={styles.faint}>{waitingWords(ahead)}</p>}
        {text !== '' && (
          <Suspense fallback={<p className={styles.plain}>{text}</p>}>
            <Markdown text={text} live={isWriting} />
          </Suspense>
        )}
        {parts
          .flatMap(({ actions }) => actions)
          .map((action) => (
            <ActionCard key={action.id} action={action} />
          ))}
        {!isWriting && <AnswerFacts row={row} />}
        {!isWriting && <AnswerTools row={row} text={text} acts={acts} isLast={isLast} />}
      </div>
    </article>
  );
}

/** The value of one answer; undefined when it is not being written. */
function useValueOf<T>(of: Atom<Readonly<Record<string, T>>>, id: string): T | undefined {
  return useAtomValue(useMemo(() => atom((get) => get(of)[id]), [of, id]));
}

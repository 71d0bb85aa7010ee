import { Button } from '@flint/shared/ui/button';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { formatCharge, formatNumber } from '@flint/shared/ui/format-number';
import { IconButton } from '@flint/shared/ui/icon-button';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { usePassedFocus } from '@flint/shared/ui/use-passed-focus';
import { useAtomValue } from 'jotai';
import { RotateCcw, Square } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { Fold } from '../orders/fields/fold';
import styles from './chat.module.css';
import type { Answer } from './conversation';
import { aheadAtom, writingAtom } from './conversation-atom';
import { waitingWords } from './waiting-words';

const Markdown = lazyPart(
  () => import('../markdown/markdown'),
  ({ text }) => <p className={styles.plain}>{text}</p>,
);

interface AnswerCardProps {
  answer: Answer;
  /** The model's display name. */
  label: string;
  onStop: () => void;
  onAgain: () => void;
}

/** One model's answer: streamed while it is written, with its cost afterwards. */
export function AnswerCard({ answer, label, onStop, onAgain }: AnswerCardProps) {
  const { message, status, note } = answer;
  const isWriting = status === 'writing';
  const written = useAtomValue(writingAtom)[message.id];
  const text = written?.text ?? message.content;
  const thoughts = written?.thoughts ?? answer.thoughts ?? '';
  const ahead = useAtomValue(aheadAtom)[message.id];
  return (
    <article className={styles.answer} aria-label={label} aria-busy={isWriting}>
      <header className={styles.who}>
        <h3>{label}</h3>
        <div className={styles.acts}>
          {isWriting && <StopButton onClick={onStop} />}
          {!isWriting && text !== '' && <CopyButton what="answer" text={text} />}
          {/* It stays while it does nothing: the focus is on it when it was pressed. */}
          <IconButton
            size="sm"
            icon={RotateCcw}
            label="Answer again"
            aria-disabled={isWriting}
            onClick={isWriting ? undefined : onAgain}
          />
        </div>
      </header>
      {isWriting && text === '' && <p className={styles.faint}>{thoughts === '' ? waitingWords(ahead) : 'Thinking'}</p>}
      {thoughts !== '' && (
        <Fold summary="Thoughts" filled={false} faulty={false}>
          <p className={styles.thoughts}>{thoughts}</p>
        </Fold>
      )}
      <Suspense fallback={<p className={styles.plain}>{text}</p>}>{text !== '' && <Markdown text={text} />}</Suspense>
      {note !== null && (
        <p className={styles.note} role={status === 'failed' ? 'alert' : undefined}>
          {note}
        </p>
      )}
      {status === 'done' && <Facts answer={answer} />}
    </article>
  );
}

/** Stops an answer. The acts of what was written take the focus when it goes. */
function StopButton({ onClick }: { onClick: () => void }) {
  const part = useRef<HTMLButtonElement>(null);
  usePassedFocus(part);
  return (
    <Button ref={part} size="sm" variant="line" onClick={onClick}>
      <Square size={14} aria-hidden="true" />
      Stop
    </Button>
  );
}

function Facts({ answer: { message, asked, tokens, charged, servedBy } }: { answer: Answer }) {
  const facts = [
    tokens !== null && `${formatNumber(tokens)} tokens`,
    charged !== null && formatCharge(charged),
    servedBy === 'embedded' ? 'Built-in' : message.model !== asked && `Written by ${message.model}`,
  ].filter(Boolean);
  return <p className={styles.facts}>{facts.join(' · ')}</p>;
}

import { Button } from '@flint/shared/ui/button';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { IconButton } from '@flint/shared/ui/icon-button';
import { useAtomValue } from 'jotai';
import { GitFork, RotateCcw } from 'lucide-react';
import { priceAtom } from '../composer/price-atom';
import { AnswerFailure } from './answer-failure';
import { BranchArrows } from './branch-arrows';
import styles from './message.module.css';
import type { TalkRow } from './rows';
import type { TalkActs } from './talk-acts';
import { writingAtom } from './talk-atom';

interface AnswerToolsProps {
  row: TalkRow;
  text: string;
  acts: TalkActs;
  isLast: boolean;
}

/** Actions on an answer that has ended. */
export function AnswerTools({ row: { first, last }, text, acts, isLast }: AnswerToolsProps) {
  const isWriting = useAtomValue(writingAtom);
  const price = useAtomValue(priceAtom)?.('');
  const { run } = last;
  const isCut = run !== null && (run.status !== 'completed' || run.end !== 'stop') && run.end !== 'filtered';
  return (
    <>
      <AnswerFailure id={last.id} arrived={text !== ''} />
      <div className={styles.tools}>
        <BranchArrows message={first} what="answer" onShow={acts.onShow} />
        {text !== '' && <CopyButton what="answer" text={text} />}
        <IconButton
          size="sm"
          icon={RotateCcw}
          label={
            price === undefined
              ? 'Answer again'
              : `Answer again, up to ${price === 1 ? '1 credit' : `${price} credits`}`
          }
          disabled={isWriting}
          onClick={() => acts.onAgain(first)}
        />
        <IconButton size="sm" icon={GitFork} label="Fork from here" onClick={() => acts.onFork(last.id)} />
        {isLast && isCut && text !== '' && (
          <Button size="sm" variant="line" price={price} disabled={isWriting} onClick={() => acts.onContinue(last)}>
            Continue
          </Button>
        )}
      </div>
    </>
  );
}

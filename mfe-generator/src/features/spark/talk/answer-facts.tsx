import { formatCharge, formatNumber } from '@flint/shared/ui/format-number';
import { useAtomValue } from 'jotai';
import { modelLabelAtom } from '../choices/model-label-atom';
import styles from './message.module.css';
import type { TalkRow } from './rows';

/** An answer's model and cost, and why it ended early. */
export function AnswerFacts({ row: { last, parts } }: { row: TalkRow }) {
  const labelOf = useAtomValue(modelLabelAtom);
  const runs = parts.flatMap(({ run }) => run ?? []);
  const { run } = last;
  if (!run) return null;
  const charged = runs.reduce((sum, each) => sum + (each.charged ?? 0), 0);
  const tokens = runs.reduce((sum, { usage }) => sum + (usage ? usage.promptTokens + usage.completionTokens : 0), 0);
  const facts = [
    run.servedBy === 'embedded' ? 'Built-in' : last.model && labelOf(last.model),
    tokens > 0 && `${formatNumber(tokens)} tokens`,
    formatCharge(charged),
  ];
  return (
    <>
      {run.note && <p className={styles.note}>{run.note}</p>}
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
    </>
  );
}

import { BUILT_IN_WORDS } from '@flint/shared/contracts/providers';
import type { Run } from '@flint/shared/contracts/runs';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { formatCredits } from '@flint/shared/ui/format-number';
import { formatDuration, formatMoment } from '@flint/shared/ui/format-time';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './result.module.css';
import { ResultTools } from './result-tools';

interface ResultHeadProps {
  use: ToolRun;
  /** Fills the form with this run's input. */
  onUseAgain: () => void;
}

/** Header of a result: when, by which model, in what time and at what price; with its toolbar. */
export function ResultHead({ use, onUseAgain }: ResultHeadProps) {
  const { run } = use;
  const facts = [
    formatMoment(run.createdAt),
    modelLabel(run),
    secondsTaken(run),
    formatCredits(run.charged ?? run.price),
  ];
  return (
    <header className={styles.head}>
      <div>
        <h2 className={text.h}>Result</h2>
        <p className={clsx(text.small, text.faint, text.num)}>{facts.filter(Boolean).join(' · ')}</p>
        {run.servedBy === 'embedded' && <p className={clsx(text.small, text.faint)}>{BUILT_IN_WORDS}</p>}
      </div>
      <ResultTools use={use} onUseAgain={onUseAgain} />
    </header>
  );
}

function modelLabel(run: Run): string {
  return (run.servedBy !== 'embedded' && run.kind === 'tool' && run.output?.model) || '';
}

const secondsTaken = ({ startedAt, finishedAt }: Run) =>
  startedAt && finishedAt ? formatDuration(Date.parse(finishedAt) - Date.parse(startedAt)) : '';

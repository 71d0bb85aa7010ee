import type { JobBudget } from '@flint/shared/contracts/step-jobs';
import { formatCredits } from '@flint/shared/ui/format-number';
import text from '@flint/shared/ui/text.module.css';
import styles from './run.module.css';

/** What a run has spent and holds of its budget. */
export function BudgetBar({ budget: { cap, spent, held }, isOver }: { budget: JobBudget; isOver: boolean }) {
  const words = [`${spent} spent`, ...(held > 0 ? [`${held} held`] : []), ...(isOver ? [] : [`stops at ${cap}`])];
  return (
    <div className={styles.budget}>
      <p className={text.small}>
        <strong className={text.strong}>
          {spent + held} of {formatCredits(cap)}
        </strong>{' '}
        used or held
      </p>
      <progress className={styles.bar} max={cap} value={Math.min(cap, spent + held)} aria-label="Budget used or held" />
      <p className={`${text.tiny} ${text.faint}`}>{words.join(' · ')}</p>
    </div>
  );
}

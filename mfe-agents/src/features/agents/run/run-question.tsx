import type { JobDay, StepJob } from '@flint/shared/contracts/step-jobs';
import { shownName } from '@flint/shared/tools/steps/step-names';
import { Button } from '@flint/shared/ui/button';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { Answer } from '../../jobs/answer';
import styles from './run.module.css';

interface RunQuestionProps {
  readonly job: StepJob;
  readonly busy: boolean;
  readonly onAnswer: (step: string, chosen: string) => void;
  /** @param budget the new cap */
  readonly onRaise: (budget: number) => void;
  /** Goes on past the cap of the day. */
  readonly onPassDay: () => void;
}

/** What a run waits for: an approval, a choice, or a higher budget. Announced when it comes. */
export function RunQuestion({ job, busy, onAnswer, onRaise, onPassDay }: RunQuestionProps) {
  const asking = job.steps.filter(({ state, item }) => state === 'asking' && item < 0);
  return (
    <div role="status" className={layout.stack}>
      {asking.map((step) => (
        <section key={step.id} className={styles.question} aria-label={`${shownName(step.id)} waits for you`}>
          <h2 className={text.h}>{Array.isArray(step.input?.from) ? 'Choose one' : 'It waits for your approval'}</h2>
          <Answer {...{ step, busy, onAnswer }} />
        </section>
      ))}
      {job.waitingFor === 'budget' && job.budget && job.budget.next > 0 && (
        <BudgetQuestion {...{ busy, onRaise }} budget={job.budget} />
      )}
      {job.waitingFor === 'budget' && job.day && <DayQuestion {...{ busy, onPassDay }} day={job.day} />}
    </div>
  );
}

interface BudgetQuestionProps extends Pick<RunQuestionProps, 'busy' | 'onRaise'> {
  readonly budget: NonNullable<StepJob['budget']>;
}

function BudgetQuestion({ budget: { cap, spent, next, rest }, busy, onRaise }: BudgetQuestionProps) {
  return (
    <section className={styles.question} aria-label="The budget is reached">
      <h2 className={text.h}>It stopped at its budget</h2>
      <p className={text.small}>
        {formatCredits(spent)} of {cap} spent. The next step may cost more than is left; what is finished is kept.
      </p>
      <div className={`${layout.row} ${layout.wrap}`}>
        <Button variant="ink" busy={busy} onClick={() => onRaise(cap + next)}>
          Continue for {formatCredits(next)}
        </Button>
        {rest > next && (
          <Button variant="line" busy={busy} onClick={() => onRaise(cap + rest)}>
            All that is left, for at most {formatCredits(rest)}
          </Button>
        )}
      </div>
    </section>
  );
}

function DayQuestion({
  day: { cap, rest },
  busy,
  onPassDay,
}: Pick<RunQuestionProps, 'busy' | 'onPassDay'> & { day: JobDay }) {
  return (
    <section className={styles.question} aria-label="The cap of the day is reached">
      <h2 className={text.h}>It waits for tomorrow</h2>
      <p className={text.small}>
        This agent spends at most {formatCredits(cap)} a day. The run goes on by itself after midnight UTC; what is
        finished is kept.
      </p>
      <div>
        <Button variant="ink" busy={busy} onClick={onPassDay}>
          Go on now, for at most {formatCredits(rest)}
        </Button>
      </div>
    </section>
  );
}

import type { JobStep } from '@flint/shared/contracts/step-jobs';
import { Button } from '@flint/shared/ui/button';
import layout from '@flint/shared/ui/layout.module.css';
import styles from '../templates/templates.module.css';
import own from './jobs.module.css';

interface AnswerProps {
  readonly step: JobStep;
  readonly busy: boolean;
  readonly onAnswer: (step: string, chosen: string) => void;
}

/** The question of a step that waits: a list to choose from, or a text to approve. */
export function Answer({ step, busy, onAnswer }: AnswerProps) {
  const from = step.input?.from;
  const shown = String(step.input?.show ?? '');
  if (!Array.isArray(from))
    return (
      <div className={layout.stack}>
        <p className={styles.words}>{shown}</p>
        <Button variant="ink" busy={busy} onClick={() => onAnswer(step.id, shown)}>
          Approve
        </Button>
      </div>
    );
  return (
    <ul className={styles.steps} aria-label="Choose one">
      {from.map((choice) => (
        <li key={String(choice)}>
          <Button
            block
            variant="line"
            className={own.choice}
            busy={busy}
            onClick={() => onAnswer(step.id, String(choice))}
          >
            {String(choice)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

import text from '@flint/shared/ui/text.module.css';
import styles from './steps.module.css';

interface StepProgressProps {
  /** What the steps lead through. */
  label: string;
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
  /** Goes back to an earlier step; without it the steps are only shown. */
  onGo?: (step: number) => void;
}

/** Where one is in a sequence of steps; earlier steps can be opened again. */
export function StepProgress({ label, steps, current, onGo }: StepProgressProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-done={index < current || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {onGo && index < current ? (
              <button type="button" className={`${styles.name} ${text.small}`} onClick={() => onGo(index)}>
                {step}
              </button>
            ) : (
              <span className={`${styles.name} ${text.small}`}>{step}</span>
            )}
          </li>
        ))}
      </ol>
      <p className={`${styles.count} ${text.small} ${text.soft}`} role="status">
        Step {current + 1} of {steps.length}: {steps[current]}
      </p>
    </nav>
  );
}

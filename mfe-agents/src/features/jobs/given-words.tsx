import type { JobStep } from '@flint/shared/contracts/step-jobs';
import { itemsOfOutput } from '@flint/shared/tools/steps/item-text';
import templates from '../templates/templates.module.css';
import styles from './jobs.module.css';

/** The words that a step gave: each of several items on a card of its own. */
export function GivenWords({ name, output }: { name: string; output: NonNullable<JobStep['output']> }) {
  const items = itemsOfOutput(output);
  if (!items) return <p className={templates.words}>{String(output.text)}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keyboard too.
    <ol className={styles.items} aria-label={`What ${name} gave`} tabIndex={0}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may be equal, and none is moved.
        <li key={at} className={styles.item}>
          {item}
        </li>
      ))}
    </ol>
  );
}

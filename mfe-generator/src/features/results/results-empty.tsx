import { Chip } from '@flint/shared/ui/chip';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { EXAMPLE_PROMPTS } from './example-prompts';
import styles from './results.module.css';

/** Before the first picture: what this place is for, and prompts to start from. */
export function ResultsEmpty({ onExample }: { onExample: (prompt: string) => void }) {
  return (
    <StatePanel
      title="Nothing here yet"
      actions={
        <ul className={styles.examples}>
          {EXAMPLE_PROMPTS.map((prompt) => (
            <li key={prompt}>
              <Chip onClick={() => onExample(prompt)}>{prompt}</Chip>
            </li>
          ))}
        </ul>
      }
    >
      <p>What you make is kept with its prompt and seed. Start from one of these, or write your own.</p>
    </StatePanel>
  );
}

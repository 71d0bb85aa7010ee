import { Chip } from '@flint/shared/ui/chip';
import { StatePanel } from '@flint/shared/ui/state-panel';
import styles from './stream.module.css';

interface StreamEmptyProps {
  /** Example prompts. */
  examples: readonly string[];
  onExample: (prompt: string) => void;
}

/** Empty state: explains the place and offers example prompts. */
export function StreamEmpty({ examples, onExample }: StreamEmptyProps) {
  return (
    <StatePanel
      title="Nothing here yet"
      actions={
        <ul className={styles.examples}>
          {examples.map((prompt) => (
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

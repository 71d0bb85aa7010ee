import { Badge } from '@flint/shared/ui/badge';
import styles from './list.module.css';

/** Short texts in a line, such as hashtags. */
export function Words({ words, label }: { words: readonly string[]; label: string }) {
  return (
    <ul className={styles.words} aria-label={label}>
      {words.map((word) => (
        <li key={word}>
          <Badge>{word}</Badge>
        </li>
      ))}
    </ul>
  );
}

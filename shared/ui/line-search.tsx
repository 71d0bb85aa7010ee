import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './lines.module.css';
import text from './text.module.css';
import { TextInput } from './text-input';

interface LineSearchProps {
  value: string;
  onChange: (sought: string) => void;
  /** The number of matching lines, in words. */
  children: ReactNode;
}

/** Search field above a transcript. */
export function LineSearch({ value, onChange, children }: LineSearchProps) {
  return (
    <div className={styles.search}>
      <TextInput
        type="search"
        aria-label="Search this transcript"
        placeholder="Search this transcript"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p role="status" className={clsx(text.small, text.faint, text.num)}>
        {children}
      </p>
    </div>
  );
}

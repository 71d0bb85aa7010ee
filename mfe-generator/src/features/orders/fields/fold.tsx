import { Icon } from '@flint/shared/ui/icon';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  summary: ReactNode;
  /** Whether there is something in it already. */
  filled: boolean;
  faulty: boolean;
  /** Whether its fields, which ask the server for something, wait until it is opened. */
  late?: boolean;
  children: ReactNode;
}

/** Fields folded away until they are wanted. What is wrong or just filled in is not hidden. */
export function Fold({ summary, filled, faulty, late = false, children }: FoldProps) {
  const [open, setOpen] = useState(filled);
  const [wasFilled, setWasFilled] = useState(filled);
  if (filled !== wasFilled) {
    setWasFilled(filled);
    if (filled) setOpen(true);
  }
  const shown = open || faulty;
  return (
    <details className={styles.fold} open={shown} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon of={ChevronRight} small />
        {summary}
      </summary>
      {(shown || !late) && <div className={styles.fields}>{children}</div>}
    </details>
  );
}

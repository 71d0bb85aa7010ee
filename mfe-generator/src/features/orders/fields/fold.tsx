import { Icon } from '@flint/shared/ui/icon';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  summary: ReactNode;
  /** Whether there is something in it already. */
  filled: boolean;
  faulty: boolean;
  children: ReactNode;
}

/** Fields folded away until they are wanted. What is wrong or filled in is never hidden at first sight. */
export function Fold({ summary, filled, faulty, children }: FoldProps) {
  const [open, setOpen] = useState(filled);
  return (
    <details className={styles.fold} open={open || faulty} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon of={ChevronRight} small />
        {summary}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

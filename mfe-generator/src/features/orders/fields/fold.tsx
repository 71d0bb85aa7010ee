import { Icon } from '@flint/shared/ui/icon';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  summary: ReactNode;
  /** Whether any of its fields has a value. */
  filled: boolean;
  faulty: boolean;
  /** Whether its fields, which send requests, are mounted only when it is opened. */
  late?: boolean;
  children: ReactNode;
}

/** A disclosure for optional fields. Opens automatically when a field is invalid or was just filled in. */
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

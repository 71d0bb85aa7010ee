import type { ReactNode } from 'react';
import { Button } from './button';
import { Note } from './note';

interface RetryNoteProps {
  /** What could not be had. */
  title: string;
  /** What holds all the same. */
  children: ReactNode;
  onRetry: () => void;
}

/** Says that something could not be read, and tries it again. */
export function RetryNote({ title, children, onRetry }: RetryNoteProps) {
  return (
    <Note
      tone="bad"
      role="alert"
      title={title}
      action={
        <Button variant="line" size="sm" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {children}
    </Note>
  );
}

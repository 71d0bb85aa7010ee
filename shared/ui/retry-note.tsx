import type { ReactNode } from 'react';
import { Button } from './button';
import { Note } from './note';

interface RetryNoteProps {
  /** What could not be read. */
  title: string;
  /** What is still safe. */
  children: ReactNode;
  onRetry: () => void;
}

/** Shows that something could not be read, with a Retry button. */
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

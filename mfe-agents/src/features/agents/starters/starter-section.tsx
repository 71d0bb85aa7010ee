import layout from '@flint/shared/ui/layout.module.css';
import { RetryNote } from '@flint/shared/ui/retry-note';
import text from '@flint/shared/ui/text.module.css';
import type { ReactNode } from 'react';

interface StarterSectionProps {
  /** Of its heading. */
  readonly id: string;
  readonly title: string;
  /** What could not be loaded, as a sentence; undefined when it was. */
  readonly failure: string | undefined;
  readonly onRetry: () => void;
  readonly list: ReactNode;
  /** The form for another one. */
  readonly children: ReactNode;
}

/** One way in which an agent starts by itself: what there is, and the form for more. */
export function StarterSection({ id, title, failure, onRetry, list, children }: StarterSectionProps) {
  return (
    <section className={layout.stack} aria-labelledby={id}>
      <h2 className={text.h} id={id}>
        {title}
      </h2>
      {failure === undefined ? (
        list
      ) : (
        <RetryNote title={failure} onRetry={onRetry}>
          They go on.
        </RetryNote>
      )}
      {children}
    </section>
  );
}

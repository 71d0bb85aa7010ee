import text from '@flint/shared/ui/text.module.css';
import { type ReactNode, useId } from 'react';
import styles from './pricing.module.css';

interface BandProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A section of the page: its title beside its content, above it in narrow windows. */
export function Band({ title, lead, children }: BandProps) {
  const id = useId();
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={styles.bandHead}>
        <h2 className={text.d2} id={id}>
          {title}
        </h2>
        {lead && <p className={text.soft}>{lead}</p>}
      </div>
      <div className={styles.bandBody}>{children}</div>
    </section>
  );
}

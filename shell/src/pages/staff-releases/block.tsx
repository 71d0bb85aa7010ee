import text from '@flint/shared/ui/text.module.css';
import { type ReactNode, useId } from 'react';
import styles from './remote-details.module.css';

interface BlockProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a remote's details. */
export function Block({ title, action, children }: BlockProps) {
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={text.h}>
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}

import text from '@flint/shared/ui/text.module.css';
import { type ReactNode, useId } from 'react';
import styles from './public.module.css';

/** A section of a public page, under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={text.d1} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

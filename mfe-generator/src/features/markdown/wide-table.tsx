import type { ComponentProps } from 'react';
import styles from './markdown.module.css';

/** Scrollable regions must be focusable for the keyboard, which not every browser ensures. */
const FOCUSABLE = { tabIndex: 0 };

/** A table that scrolls on its own where it is wider than the text. */
export function WideTable({ children }: ComponentProps<'table'>) {
  return (
    <section className={styles.wide} aria-label="Table" {...FOCUSABLE}>
      <table>{children}</table>
    </section>
  );
}

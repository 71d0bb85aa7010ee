import type { ComponentProps } from 'react';
import styles from './markdown.module.css';

/** What scrolls must be reachable by keyboard, which not every browser sees to. */
const FOCUSABLE = { tabIndex: 0 };

/** A table that scrolls in a region of its own where it is wider than the text. */
export function WideTable({ children }: ComponentProps<'table'>) {
  return (
    <section className={styles.wide} aria-label="Table" {...FOCUSABLE}>
      <table>{children}</table>
    </section>
  );
}

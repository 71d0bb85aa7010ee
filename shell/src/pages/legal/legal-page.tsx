import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './legal-page.module.css';

interface LegalPageProps {
  title: string;
  lead: string;
  /** Day of the text's last change, in words. */
  changed: string;
  children: ReactNode;
}

/** Layout of a legal text: one column, a title, sections. */
export function LegalPage({ title, lead, changed, children }: LegalPageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={text.d3}>{title}</h1>
        <p className={text.lead}>{lead}</p>
        <p className={clsx(text.small, text.faint)}>Last changed on {changed}.</p>
      </header>
      {children}
    </article>
  );
}

/** One section of the text. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={text.d1}>{title}</h2>
      {children}
    </section>
  );
}

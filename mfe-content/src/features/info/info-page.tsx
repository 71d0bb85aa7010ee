import layout from '@flint/shared/ui/layout.module.css';
import { Page, PageHead, type PageHeadProps } from '@flint/shared/ui/page';
import text from '@flint/shared/ui/text.module.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './info.module.css';

interface InfoPageProps extends PageHeadProps {
  children: ReactNode;
  /** Wider than a text, for lists beside each other. */
  wide?: boolean;
}

/** A public page: the frame around it has no padding of its own. */
export function InfoPage({ children, wide = false, ...head }: InfoPageProps) {
  return (
    <div className={styles.page}>
      <Page width={wide ? 'page' : 'text'}>
        <PageHead {...head} />
        {children}
      </Page>
    </div>
  );
}

interface InfoSectionProps {
  title: ReactNode;
  children: ReactNode;
  id?: string;
}

/** A titled part of a page. */
export function InfoSection({ title, children, id }: InfoSectionProps) {
  return (
    <section className={styles.section} id={id}>
      <h2 className={text.d1}>{title}</h2>
      <div className={`${layout.stack} ${styles.body}`}>{children}</div>
    </section>
  );
}

/** A link within a text. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={text.link}>
      {children}
    </Link>
  );
}

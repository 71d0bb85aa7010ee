import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './page.module.css';
import text from './text.module.css';

export interface PageProps {
  children: ReactNode;
  /** `page` 1280 px, `wide` 1536 px for tools, `text` 704 px for reading. */
  width?: 'page' | 'wide' | 'text';
  className?: string | undefined;
}

/** The content column of a page. */
export function Page({ children, width = 'page', className }: PageProps) {
  return <div className={clsx(styles.page, styles[width], className)}>{children}</div>;
}

export interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The page's h1, a sentence about it, and its actions. */
export function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h1 className={text.d3}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

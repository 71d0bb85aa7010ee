import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './state-panel.module.css';
import { StoneArt } from './stone-art';
import text from './text.module.css';

export interface StatePanelProps {
  title: ReactNode;
  children?: ReactNode;
  /** One action, and at most one alternative. */
  actions?: ReactNode;
  /** The stone for an empty state, dashed for a missing part, none beside other pictures. */
  art?: 'stone' | 'dashed' | 'none';
  /** Heading level. */
  level?: 2 | 3;
  role?: 'alert' | 'status';
  className?: string;
}

/** A dashed panel in place of content: empty, out of credits, unavailable. */
export function StatePanel({ title, children, actions, art = 'stone', level = 2, role, className }: StatePanelProps) {
  const Title = `h${level}` as const;
  return (
    <section className={clsx(styles.state, className)} role={role}>
      {art !== 'none' && <StoneArt dashed={art === 'dashed'} />}
      <div className={styles.text}>
        <Title className={text.d1}>{title}</Title>
        {children && <div className={text.soft}>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

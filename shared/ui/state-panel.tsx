import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './state-panel.module.css';
import { StoneArt } from './stone-art';
import text from './text.module.css';

export interface StatePanelProps {
  title: ReactNode;
  children?: ReactNode;
  /** One act, and at most one way around it. */
  actions?: ReactNode;
  /** The stone for an empty place, dashed for a missing part, none beside other pictures. */
  art?: 'stone' | 'dashed' | 'none';
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
  role?: 'alert' | 'status';
  className?: string;
}

/** The dashed panel that stands where content would be: empty, out of credits, unavailable. */
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

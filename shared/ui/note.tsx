import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './note.module.css';

export type NoteTone = 'plain' | 'good' | 'warn' | 'bad';

export interface NoteProps {
  tone?: NoteTone;
  /** The strong first sentence. */
  title?: ReactNode;
  children?: ReactNode;
  /** At most one link or button, for the next step. */
  action?: ReactNode;
  /** `alert` interrupts, for blocking problems; `status` is announced politely. */
  role?: 'alert' | 'status';
  /** Small print, such as the request id of a failure. */
  detail?: ReactNode;
  icon?: LucideIcon;
  className?: string | undefined;
}

const ICONS: Record<NoteTone, LucideIcon> = { plain: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

/** An inline message: what happened, what it means and what to do. */
export function Note({
  tone = 'plain',
  title,
  children,
  action,
  role,
  detail,
  icon = ICONS[tone],
  className,
}: NoteProps) {
  return (
    <div className={clsx(styles.note, styles[tone], className)} role={role}>
      <div className={styles.body}>
        <Icon of={icon} className={styles.icon} />
        <div className={styles.text}>
          <p>
            {title && <strong className={styles.title}>{asSentence(title)}</strong>}
            {title && children ? ' ' : null}
            {children}
          </p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Adds the full stop that API messages lack when more text follows. */
function asSentence(title: ReactNode): ReactNode {
  return typeof title === 'string' && !/[.?!…]$/.test(title) ? `${title}.` : title;
}

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
  /** At most one link or button: the way on. */
  action?: ReactNode;
  /** `alert` interrupts, for what blocks; `status` waits its turn. */
  role?: 'alert' | 'status';
  /** Small print, such as the id of a failed request. */
  detail?: ReactNode;
  icon?: LucideIcon;
  className?: string | undefined;
}

const ICONS: Record<NoteTone, LucideIcon> = { plain: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

/** Says what happened, what it means and what to do, in the place it concerns. */
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

/** Messages of the API end without a full stop; text that follows needs one. */
function asSentence(title: ReactNode): ReactNode {
  return typeof title === 'string' && !/[.?!…]$/.test(title) ? `${title}.` : title;
}

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import text from './text.module.css';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** The consequence of the answer. */
  description?: ReactNode;
  children?: ReactNode;
  /** The answers, as verbs; the destructive one last. */
  actions?: ReactNode;
  /** Initial focus: the safe answer; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `side` slides in at the right edge, for lists beside the work. */
  placement?: 'centre' | 'side';
  /** Not dismissible by a click outside: an answer is required. */
  alert?: boolean;
}

/** A modal dialog; on phones a bottom sheet. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  initialFocus,
  placement = 'centre',
  alert,
}: DialogProps) {
  const Parts = alert ? AlertDialog : Base;
  return (
    <Parts.Root open={open} onOpenChange={(next: boolean) => onOpenChange(next)}>
      <Parts.Portal>
        <Parts.Backdrop className={styles.scrim} />
        <Parts.Viewport className={clsx(styles.viewport, styles[placement])}>
          <Parts.Popup className={styles.dialog} {...(initialFocus && { initialFocus })}>
            <div className={styles.head}>
              <Parts.Title className={text.d1}>{title}</Parts.Title>
              {!alert && <Parts.Close render={<IconButton icon={X} label="Close" size="sm" />} />}
            </div>
            {description && <Parts.Description className={text.soft}>{description}</Parts.Description>}
            {children}
            {actions && <div className={styles.foot}>{actions}</div>}
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  );
}

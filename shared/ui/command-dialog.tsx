import { Dialog } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { Fragment, type ReactNode, useState } from 'react';
import styles from './command.module.css';
import dialog from './dialog.module.css';

export interface CommandDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  /** A `CommandList`, mounted anew each time the dialog opens. */
  children: ReactNode;
}

/** The modal of a command palette; on phones it fills the window. */
export function CommandDialog({ open, onOpenChange, label, children }: CommandDialogProps) {
  // Opened again before the closing animation has ended, the popup is still mounted: the key renews what it holds.
  const [openings, setOpenings] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpenings(openings + 1);
  }
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.scrim} />
        <Dialog.Viewport className={clsx(dialog.viewport, styles.viewport)}>
          <Dialog.Popup className={clsx(dialog.dialog, styles.palette)} aria-label={label}>
            <Fragment key={openings}>{children}</Fragment>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

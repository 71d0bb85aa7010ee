import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from './icon-button';
import styles from './lightbox.module.css';
import text from './text.module.css';

export interface LightboxProps {
  open: boolean;
  onClose: () => void;
  /** Names it. */
  title: ReactNode;
  /** What is looked at. */
  media: ReactNode;
  /** What there is to know and to do about it, beside it or, on phones, under it. */
  children: ReactNode;
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  /** Who gets the focus when it closes; whoever had it before when it answers nothing. */
  finalFocus?: () => HTMLElement | null;
}

/** One thing over the whole window, with its story at its side. */
export function Lightbox({ open, onClose, title, media, children, onKeyDown, finalFocus }: LightboxProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            className={styles.box}
            onKeyDown={onKeyDown}
            {...(finalFocus && { finalFocus: () => finalFocus() ?? true })}
          >
            <div className={styles.media}>{media}</div>
            <div className={styles.side}>
              <div className={styles.head}>
                <Base.Title className={text.h}>{title}</Base.Title>
                <Base.Close render={<IconButton icon={X} label="Close" size="sm" />} />
              </div>
              <div className={styles.body}>{children}</div>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

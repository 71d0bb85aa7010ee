import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import dialog from './dialog.module.css';
import { IconButton } from './icon-button';
import styles from './lightbox.module.css';
import text from './text.module.css';

export interface LightboxProps {
  open: boolean;
  onClose: () => void;
  /** The accessible name. */
  title: ReactNode;
  /** The picture, film or recording. */
  media: ReactNode;
  /** Details and actions, beside the media or, on phones, below it. */
  children: ReactNode;
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  /** The element that gets the focus after closing; by default the one focused before. */
  finalFocus?: () => HTMLElement | null;
}

/** A modal view of one item over the whole window, with its details beside it. */
export function Lightbox({ open, onClose, title, media, children, onKeyDown, finalFocus }: LightboxProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={dialog.scrim} />
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

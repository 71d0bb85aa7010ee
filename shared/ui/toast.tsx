import { Toast as Base } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button } from './button';
import { IconButton } from './icon-button';
import styles from './toast.module.css';

/** How long a toast is shown unless hovered or focused, in milliseconds. */
export const TOAST_MS = 6000;

export interface ToastMessage {
  /** A finished action; for messages that need an action use Note. */
  text: string;
  /** Undoes the action and closes the toast. */
  undo?: () => void;
  /** Link to the result; closes the toast. */
  way?: { label: string; go: () => void };
}

/** Renders its toasts at the bottom of the window, above everything inside it. */
export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <Base.Provider timeout={TOAST_MS} limit={3}>
      {children}
      <Base.Portal>
        <Base.Viewport className={styles.region}>
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => (
    <Base.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection="down">
      <Base.Content className={styles.content}>
        <Base.Title render={<p />} className={styles.text} />
        <Base.Action render={<Button size="sm" className={styles.act} />} />
        {/* The library hides this button from screen readers until its toast has the focus, though Tab reaches it. */}
        <Base.Close
          aria-hidden={false}
          render={<IconButton icon={X} label="Dismiss" size="sm" className={styles.act} />}
        />
      </Base.Content>
    </Base.Root>
  ));
}

/** Shows a toast in the surrounding region. */
export function useToasts(): { show: (message: ToastMessage) => void } {
  const { add, close } = Base.useToastManager();
  return useMemo(
    () => ({
      show({ text, undo, way }: ToastMessage) {
        const act = undo ? { label: 'Undo', go: undo } : way;
        const id = add({ title: text, ...(act && { actionProps: { children: act.label, onClick: press } }) });
        function press() {
          close(id);
          act?.go();
        }
      },
    }),
    [add, close],
  );
}

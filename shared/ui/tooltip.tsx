import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import popup from './popup.module.css';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** One short line. Supplements the control's name, never replaces it. */
  text: string;
  /** The control that is explained. */
  children: ReactElement;
  side?: 'top' | 'bottom';
}

/** A tooltip on hover and focus; touch screens get none, so nothing may depend on it. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Provider delay={400}>
      <Base.Root>
        <Base.Trigger render={children} />
        <Base.Portal>
          <Base.Positioner className={popup.layer} side={side} sideOffset={6}>
            <Base.Popup className={styles.tip}>{text}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class';
import { Icon } from './icon';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>,
    Omit<ButtonLook, 'block'> {
  icon: LucideIcon;
  /** Accessible name: the icon alone has none. */
  label: string;
}

/** A square button for toolbars and the header. */
export function IconButton({ icon, label, variant = 'plain', size = 'md', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass({ variant, size }, styles.icon, className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon of={icon} small={size === 'sm'} />
    </button>
  );
}

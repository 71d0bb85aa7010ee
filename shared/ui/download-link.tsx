import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class';
import { Icon } from './icon';

export interface DownloadLinkProps extends Pick<ButtonLook, 'variant'> {
  /** Of the file itself. */
  href: string;
  /** What the saved file is called. */
  name: string;
  children: ReactNode;
}

/** Saves a file; looks like a small button. */
export function DownloadLink({ href, name, variant = 'plain', children }: DownloadLinkProps) {
  return (
    <a className={buttonClass({ size: 'sm', variant })} href={href} download={name}>
      <span className={styles.label}>
        <Icon of={Download} small />
        {children}
      </span>
    </a>
  );
}

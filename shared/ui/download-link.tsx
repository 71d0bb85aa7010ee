import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class';
import { Icon } from './icon';

export interface DownloadLinkProps extends Pick<ButtonLook, 'variant'> {
  /** URL of the file. */
  href: string;
  /** Name of the saved file. */
  name: string;
  children: ReactNode;
}

/** A download link that looks like a small button. */
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

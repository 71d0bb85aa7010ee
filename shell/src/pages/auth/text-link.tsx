import text from '@flint/shared/ui/text.module.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link in running text. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={text.link} to={to}>
      {children}
    </Link>
  );
}

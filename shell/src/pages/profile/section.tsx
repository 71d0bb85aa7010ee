import { Card } from '@flint/shared/ui/card';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One section of the page, under its heading. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <Card as="section" aria-labelledby={id} className={clsx(layout.stack, layout.loose)}>
      <div>
        <h2 id={id} className={text.h}>
          {title}
        </h2>
        {lead && <p className={clsx(text.small, text.soft)}>{lead}</p>}
      </div>
      {children}
    </Card>
  );
}

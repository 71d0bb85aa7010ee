import { Card } from '@flint/shared/ui/card';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** Fields of one subject, under its heading. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
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

import type { TextAnalysis } from '@flint/shared/contracts/analysis';
import { Badge } from '@flint/shared/ui/badge';
import { Card } from '@flint/shared/ui/card';
import { CopyButton } from '@flint/shared/ui/copy-button';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import styles from './found.module.css';
import { textRows } from './text-rows';

/** The analysis of a text: hooks, structure, tone, and its template. */
export function TextFacts({ analysis }: { analysis: TextAnalysis }) {
  const { hooks, structure, template } = analysis;
  return (
    <>
      <Part title="Hooks">
        {hooks.length === 0 && <p className={text.small}>It begins with a plain statement.</p>}
        <ul className={styles.beats}>
          {hooks.map((hook) => (
            <Named key={`${hook.kind}-${hook.text}`} kind={hook.kind} said={hook.text} />
          ))}
        </ul>
      </Part>
      <Part title="Structure">
        <ol className={styles.beats}>
          {structure.map((beat) => (
            <Named key={`${beat.kind}-${beat.text}`} kind={beat.kind} said={beat.text} />
          ))}
        </ol>
      </Part>
      <Part title="How it reads">
        <dl className={styles.facts}>
          {textRows(analysis).map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </Part>
      <Part title="Template" tool={<CopyButton what="template" text={template} />}>
        <Card>
          <p className={clsx(styles.prompt, text.small)}>{template}</p>
        </Card>
      </Part>
    </>
  );
}

function Part({ title, tool, children }: { title: string; tool?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <div className={layout.split}>
        <h4 className={text.strong}>{title}</h4>
        {tool}
      </div>
      {children}
    </section>
  );
}

function Named({ kind, said }: { kind: string; said: string }) {
  return (
    <li>
      <span>
        <Badge>{kind}</Badge>
      </span>
      <span>{said}</span>
    </li>
  );
}

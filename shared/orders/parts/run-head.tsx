import type { Run } from '@flint/shared/contracts/runs';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Facts, RunFacts } from './run-facts';
import styles from './stream.module.css';

interface RunHeadProps {
  run: Run;
  facts: Facts;
  quiet?: boolean;
  /** Its tools, or its state in a word. */
  children: ReactNode;
}

/** The title of a run, how it was made, and what can be done with it. */
export function RunHead({ run, facts, quiet = false, children }: RunHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h3 className={clsx(quiet ? [text.small, text.strong] : text.h, text.clip)} title={run.title}>
          {run.title}
        </h3>
        <RunFacts run={run} {...facts} />
      </div>
      {children}
    </header>
  );
}

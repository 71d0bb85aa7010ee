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
  /** Its toolbar, or its status. */
  children: ReactNode;
}

/** A run's title, facts and actions. */
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

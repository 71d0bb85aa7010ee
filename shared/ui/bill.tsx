import { Fragment, type ReactNode } from 'react';
import styles from './bill.module.css';

export interface BillLine {
  label: string;
  value: ReactNode;
}

/** A price breakdown: one line each, then a ruled sum. */
export function Bill({ lines, sum }: { lines: readonly BillLine[]; sum: BillLine }) {
  return (
    <dl className={styles.bill}>
      {lines.map((line) => (
        <Fragment key={line.label}>
          <dt>{line.label}</dt>
          <dd>{line.value}</dd>
        </Fragment>
      ))}
      <dt className={styles.sum}>{sum.label}</dt>
      <dd className={styles.sum}>{sum.value}</dd>
    </dl>
  );
}

import { Fragment, type ReactNode } from 'react';
import styles from './details.module.css';

export type Fact = readonly [name: string, value: ReactNode];

/** Facts of an item, one per line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.recipe}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

import type { SparkAction } from '@flint/shared/contracts/spark-actions';
import { ProblemNote } from '@flint/shared/orders/parts/problem-note';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { useId } from 'react';
import styles from './action-card.module.css';
import { ActionResult } from './action-result';
import { ACTION_WORDS, factsOf } from './action-words';
import { ChangeFirst } from './change-first';
import { useAction } from './use-action';

/** A proposed action with its price. Nothing is run or spent before it is approved. */
export function ActionCard({ action: told }: { action: SparkAction }) {
  const { action, busy, problem, fault, approve, dismiss } = useAction(told);
  const { title, verb } = ACTION_WORDS[action.kind];
  const { status, price, whyNot } = action;
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} data-status={status}>
      <header className={styles.head}>
        <h3 id={id}>{title}</h3>
        {status === 'proposed' && <Badge>Proposed</Badge>}
        {status === 'approved' && <Badge tone="good">Approved</Badge>}
        {status === 'dismissed' && <Badge>Dismissed</Badge>}
      </header>
      <dl className={styles.facts}>
        {factsOf(action).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {whyNot && status === 'proposed' && <p className={styles.whyNot}>{whyNot}</p>}
      {fault && (
        <p className={styles.whyNot} role="alert">
          {fault}
        </p>
      )}
      {problem && <ProblemNote problem={problem} />}
      {status === 'proposed' && (
        <div className={styles.acts}>
          {price !== null && (
            <Button size="sm" variant={price > 0 ? 'ember' : 'ink'} price={price} busy={busy} onClick={approve}>
              {verb}
            </Button>
          )}
          <Button size="sm" variant="line" disabled={busy} onClick={dismiss}>
            Dismiss
          </Button>
          <ChangeFirst action={action} />
        </div>
      )}
      {status === 'approved' && <ActionResult action={action} />}
    </section>
  );
}

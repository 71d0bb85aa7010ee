import type { CreditLot, Subscription } from '@flint/shared/contracts/subscriptions';
import { useResource } from '@flint/shared/state/use-resource';
import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { BILLING, sayDay } from './overview';
import styles from './plans.module.css';

const SHADES = 4;

/** Credits by where they came from, in the order in which they are spent, and when the next ones come. */
export function Lots({ lots, subscription }: { lots: readonly CreditLot[]; subscription: Subscription | null }) {
  const sum = lots.reduce((total, { remaining }) => total + remaining, 0);
  if (sum === 0 && !subscription) return null;
  return (
    <section className={clsx(layout.stack, layout.tight)} aria-labelledby="lots">
      <h2 className={text.h} id="lots">
        {formatCredits(sum)}, spent in this order
      </h2>
      {sum > 0 && (
        <div className={styles.bar} aria-hidden="true">
          {lots.map(({ id, remaining }, index) => (
            <span key={id} data-shade={index % SHADES} style={{ flexGrow: remaining }} />
          ))}
        </div>
      )}
      <ol className={styles.lots}>
        {lots.map(({ id, description, remaining, endsAt }, index) => (
          <li key={id}>
            <span className={styles.key} data-shade={index % SHADES} aria-hidden="true" />
            <span>
              <span className={text.strong}>{description}</span>{' '}
              <span className={text.soft}>{endsAt ? `ends on ${sayDay(endsAt)}` : 'without an end'}</span>
            </span>
            <span className={text.num}>{formatNumber(remaining)}</span>
          </li>
        ))}
      </ol>
      {subscription?.nextRefillAt && (
        <p className={clsx(text.small, text.soft, text.num)}>
          Next refill on {sayDay(subscription.nextRefillAt)}: {formatCredits(subscription.credits)}. Plan credits that
          are left roll over up to {formatNumber(subscription.rollOver)}.
        </p>
      )}
    </section>
  );
}

/** The viewer's lots, once they are known. A failure leaves them out: the balance stands without them. */
export function OwnLots() {
  const { data } = useResource(BILLING);
  return data ? <Lots lots={data.lots} subscription={data.subscription} /> : null;
}

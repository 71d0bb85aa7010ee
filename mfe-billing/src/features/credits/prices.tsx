import type { Costs } from '@flint/shared/contracts/credits';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './credits.module.css';
import { listPrices } from './price-rows';

/** What each kind of work costs, by the server's cost table. */
export function Prices({ costs }: { costs: Costs | null }) {
  if (!costs) return <Skeleton shape="block" className={styles.pricesSkeleton} />;
  return (
    <dl className={styles.prices}>
      {listPrices(costs).map(({ what, unit, credits }) => (
        <div key={what} className={styles.price}>
          <dt>
            {what} <span className={clsx(text.faint, styles.unit)}>{unit}</span>
          </dt>
          <dd>{formatCredits(credits)}</dd>
        </div>
      ))}
    </dl>
  );
}

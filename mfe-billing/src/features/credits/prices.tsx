import type { Costs } from '@flint/shared/contracts/credits';
import { listPrices } from '@flint/shared/contracts/prices/list-prices';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Skeleton } from '@flint/shared/ui/skeleton';
import styles from './credits.module.css';

interface PricesProps {
  costs: Costs | null;
  /** Stands for the rows where the page is drawn at build: the server fills them in. */
  place?: string | undefined;
}

/** What each kind of work costs, by the server's cost table. */
export function Prices({ costs, place }: PricesProps) {
  if (place) return <dl className={styles.prices}>{place}</dl>;
  if (!costs) return <Skeleton shape="block" className={styles.pricesSkeleton} />;
  return (
    <dl className={styles.prices}>
      {listPrices(costs).map(({ what, unit, credits }) => (
        <div key={what}>
          <dt>
            {what} <small>{unit}</small>
          </dt>
          <dd>{formatCredits(credits)}</dd>
        </div>
      ))}
    </dl>
  );
}

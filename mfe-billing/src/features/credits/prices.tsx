import type { Costs } from '@flint/shared/contracts/credits';
import { IMAGE_MODELS } from '@flint/shared/contracts/models';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import styles from './credits.module.css';

/** The price of one picture, by the server's cost table. */
export function Prices({ costs }: { costs: Costs | null }) {
  return (
    <section className={layout.stack} aria-labelledby="prices">
      <h2 className={text.h} id="prices">
        What a picture costs
      </h2>
      {costs ? (
        <dl className={styles.prices}>
          {IMAGE_MODELS.map(({ id, label }) => {
            const cost = costs[`image:${id}`];
            return (
              cost !== undefined && (
                <div key={id} className={styles.price}>
                  <dt>{label}</dt>
                  <dd>{formatCredits(cost)}</dd>
                </div>
              )
            );
          })}
        </dl>
      ) : (
        <Skeleton shape="block" className={styles.pricesSkeleton} />
      )}
    </section>
  );
}

import type { Package } from '@flint/shared/contracts/billing';
import type { Costs } from '@flint/shared/contracts/credits';
import { formatMoney } from '@flint/shared/contracts/money';
import { countYields, sayYields } from '@flint/shared/contracts/prices/yields';
import { getHref } from '@flint/shared/contracts/routes';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useId, useState } from 'react';
import styles from './buying.module.css';
import { PACKAGES } from './packages';
import { useBuy } from './use-buy';

interface PackagePickerProps {
  costs: Costs | null;
  /** The package chosen at first; the smallest that covers `missing` where there is none. */
  wanted: string | null;
  /** Whole credits that the work needs and the balance lacks; 0 without any. */
  missing: number;
  /** Path to come back to after paying. */
  returnTo: string;
  /** Path to come back to without paying. */
  cancelTo: string;
}

/** Chooses a package of credits and opens its payment page. */
export function PackagePicker({ costs, wanted, missing, returnTo, cancelTo }: PackagePickerProps) {
  const { data, status, reload } = useResource(PACKAGES);
  const id = useId();
  return (
    <section className={layout.stack} aria-labelledby={id}>
      <h2 className={text.h} id={id}>
        Get credits
      </h2>
      {status === 'failed' && !data && (
        <RetryNote title="The packages could not be read." onRetry={reload}>
          Your balance is as it was.
        </RetryNote>
      )}
      {!data && status !== 'failed' && <Skeleton shape="block" className={styles.skeleton} />}
      {data && (
        <Choice
          {...{ costs, returnTo, cancelTo }}
          packages={data.packages}
          mode={data.mode}
          first={startWith(data.packages, wanted, missing)}
        />
      )}
    </section>
  );
}

/** The package that is chosen at first: the wanted one, else the smallest that covers what is missing. */
function startWith(packages: readonly Package[], wanted: string | null, missing: number): Package | undefined {
  const bySize = [...packages].sort((a, b) => a.credits - b.credits);
  return (
    packages.find(({ productId }) => productId === wanted) ??
    bySize.find(({ credits }) => credits >= missing) ??
    bySize.at(-1)
  );
}

interface ChoiceProps extends Pick<PackagePickerProps, 'costs' | 'returnTo' | 'cancelTo'> {
  packages: readonly Package[];
  mode: 'live' | 'test' | 'off';
  first: Package | undefined;
}

function Choice({ packages, mode, first, costs, returnTo, cancelTo }: ChoiceProps) {
  const [pressed, setPressed] = useState<string>();
  const { buy, busy, failure } = useBuy({ returnTo, cancelTo });
  const name = useId();
  const chosen = packages.find(({ productId }) => productId === pressed) ?? first;
  if (mode === 'off')
    return <Note title="Credits cannot be bought here yet.">Ask whoever runs this studio to add some.</Note>;
  return (
    <>
      <div className={styles.packs} role="radiogroup" aria-label="Package">
        {packages.map((each) => (
          <label key={each.productId} className={styles.pack}>
            <input
              type="radio"
              className="sr"
              name={name}
              checked={each === chosen}
              onChange={() => setPressed(each.productId)}
            />
            <span className={layout.split}>
              <span className={clsx(text.d2, text.num)}>{formatNumber(each.credits)}</span>
              <span className={clsx(text.strong, text.num)}>{formatMoney(each.price)}</span>
            </span>
            <span className={clsx(text.small, text.soft)}>
              {each.name}
              {costs && `: ${sayYields(countYields(costs, each.credits))}`}
            </span>
          </label>
        ))}
      </div>
      {failure !== null && (
        <Note tone="bad" role="alert" title={failure}>
          Nothing was charged.
        </Note>
      )}
      <div className={clsx(layout.split, layout.wrap)}>
        <p className={clsx(text.small, text.soft)}>
          {mode === 'test' ? 'Test mode: no money moves. ' : ''}Bought credits do not expire.
        </p>
        {chosen && (
          <ButtonLink variant="line" size="lg" reloadDocument href={payHref(chosen.productId, returnTo)}>
            Pay by card on this site
          </ButtonLink>
        )}
        {chosen && (
          <Button variant="ink" size="lg" busy={busy} busyLabel="Opening" onClick={() => void buy(chosen)}>
            Buy {formatCredits(chosen.credits)} for {formatMoney(chosen.price)}
          </Button>
        )}
      </div>
    </>
  );
}

/** The page with card fields, with the reason that led here; entered by a full load, for its policy. */
function payHref(product: string, returnTo: string): string {
  const reason = Object.fromEntries(new URL(returnTo, window.location.origin).searchParams);
  return getHref('pay', { ...reason, product });
}

import { CATALOGUE } from '@flint/shared/contracts/catalogue';
import { formatMoney } from '@flint/shared/contracts/money';
import { getHref } from '@flint/shared/contracts/routes';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { useResource } from '@flint/shared/state/use-resource';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { formatNumber } from '@flint/shared/ui/format-number';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { PACKAGES } from '../buying/packages';
import { Band } from './band';
import styles from './pricing.module.css';

/** The packages, each with its price, what it makes, and the way to buy it. */
export function PackageTable({ yieldOf }: { yieldOf: (id: string, credits: number) => string }) {
  const { data } = useResource(PACKAGES);
  const buyHref = useBuyHref();
  return (
    <Band title="Packages" lead="Paid once. The credits do not expire.">
      {data?.mode === 'off' && (
        <Note title="Buying is not set up here yet.">The packages show what credits cost once it is.</Note>
      )}
      {data?.mode === 'test' && (
        <Note title="Test mode: no money moves.">Credits that you buy here are real to try.</Note>
      )}
      <ul className={styles.packages}>
        {CATALOGUE.packages.map(({ productId, name, credits, price }) => (
          <li key={productId} className={styles.package}>
            <h3 className={clsx(text.small, text.soft)}>{name}</h3>
            <p className={text.d2}>{formatNumber(credits)} credits</p>
            <p className={clsx(text.small, text.soft, styles.yields)}>{yieldOf(productId, credits)}</p>
            <p className={styles.buy}>
              <span className={clsx(text.strong, text.num)}>{formatMoney(price)}</span>
              {data?.mode !== 'off' && (
                <ButtonLink href={buyHref(productId)} variant="ink" aria-label={`Buy ${formatNumber(credits)} credits`}>
                  Buy
                </ButtonLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Where a package's button leads: to the credits page, by way of a new account for visitors. Keeps the way back. */
function useBuyHref() {
  const { viewer } = useViewer();
  const [query] = useSearchParams();
  return (buy: string) => {
    const kept = Object.fromEntries([...query].filter(([name]) => ['reason', 'from', 'need'].includes(name)));
    const next = getHref('credits', { ...kept, buy });
    return viewer === 'user' ? next : getHref('signup', { next });
  };
}

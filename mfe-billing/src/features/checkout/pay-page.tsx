import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { creditIntent } from '@flint/shared/contracts/billing';
import { packageOf } from '@flint/shared/contracts/catalogue';
import { formatMoney } from '@flint/shared/contracts/money';
import { getHref } from '@flint/shared/contracts/routes';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Bill } from '@flint/shared/ui/bill';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { StatePanel } from '@flint/shared/ui/state-panel';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CardFields } from './card-fields';
import styles from './checkout.module.css';
import { PayCheckout } from './pay-checkout';

type Package = NonNullable<ReturnType<typeof packageOf>>;
type Intent = Awaited<ReturnType<typeof readIntent>>;

/** The page with the payment provider's card fields, for a package or for a payment that was begun: a plan, a top-up that waits. Its policy is its own, so it is entered and left by full loads. */
export default function PayPage() {
  const [query] = useSearchParams();
  const product = packageOf(query.get('product') ?? '');
  const checkout = query.get('checkout');
  const isLoaded = wasLoadedHere();
  useEffect(() => {
    if (!isLoaded) window.location.reload();
  }, [isLoaded]);
  return (
    <Page width="text" className={styles.pay}>
      <PageHead title="Pay by card" />
      {checkout !== null && isLoaded && <PayCheckout id={checkout} />}
      {!product && checkout === null && (
        <StatePanel title="This package is not sold" actions={<a href={getHref('credits')}>See the packages</a>}>
          Choose one of the packages on the credits page.
        </StatePanel>
      )}
      {product && checkout === null && isLoaded && <Preparation product={product} back={backOf(query)} />}
    </Page>
  );
}

/** Whether this document was loaded at this page: only then it has this page's policy. */
function wasLoadedHere(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry === undefined || new URL(entry.name).pathname === window.location.pathname;
}

/** The credits page, with the reason that led here. */
function backOf(query: URLSearchParams): string {
  const kept = ['reason', 'from', 'need'].map((name) => [name, query.get(name) ?? undefined] as const);
  return getHref('credits', Object.fromEntries(kept));
}

const readIntent = ({ productId, price, credits }: Package, key: string) =>
  request(
    creditIntent,
    { body: { productId, shown: { amount: price.amount, currency: price.currency, credits } } },
    { idempotencyKey: key },
  );

/** Prepares the payment once, and shows what is paid with its fields. */
function Preparation({ product, back }: { product: Package; back: string }) {
  const [key] = useState(() => crypto.randomUUID());
  const intent: Resource<Intent> = { key: `${creditIntent.id} ${key}`, read: () => readIntent(product, key) };
  const { data, status, error, reload } = useResource(intent);
  const price = formatMoney(product.price);
  // Without a provider's key the fields are those of our own test page.
  const testPage =
    data && !data.publishableKey ? getHref('/account/billing/checkout/:id', { id: data.sessionId }) : undefined;
  useEffect(() => {
    if (testPage) window.location.replace(testPage);
  }, [testPage]);
  return (
    <div className={clsx(layout.stack, layout.loose)}>
      <Bill
        lines={[{ label: `${product.name}, ${formatCredits(product.credits)}`, value: price }]}
        sum={{ label: 'To pay', value: price }}
      />
      {status === 'failed' && !data && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Nothing was charged.
        </RetryNote>
      )}
      {(!data || testPage) && status !== 'failed' && <Skeleton shape="block" className={styles.skeleton} />}
      {data?.publishableKey && (
        <CardFields
          publishableKey={data.publishableKey}
          clientSecret={data.clientSecret}
          returnUrl={withCheckout(back, data.sessionId)}
          action={`Pay ${price}`}
        />
      )}
      <a className={text.link} href={back}>
        Back to your credits
      </a>
    </div>
  );
}

/** The absolute address that the provider returns to. */
function withCheckout(back: string, checkout: string): string {
  const address = new URL(back, window.location.origin);
  address.searchParams.set('checkout', checkout);
  return address.href;
}

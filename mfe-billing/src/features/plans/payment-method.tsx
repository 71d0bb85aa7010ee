import { request } from '@flint/shared/api/request';
import { billingPortal } from '@flint/shared/contracts/plans';
import type { Subscription } from '@flint/shared/contracts/subscriptions';
import { Button } from '@flint/shared/ui/button';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './plans.module.css';
import { useAction } from './use-action';

/** The card that pays, and the provider's page for cards, billing address and tax id. */
export function PaymentMethod({ subscription }: { subscription: Subscription | null }) {
  const { run, busy, failure } = useAction('billingPortal/rejected');
  const card = subscription?.card;
  const testMode = subscription?.testMode ?? false;
  const open = () =>
    run('portal', async () => {
      const { url } = await request(billingPortal, { body: { returnUrl: '/account/billing' } });
      window.location.assign(url);
    });
  return (
    <section className={styles.section} aria-labelledby="payment">
      <h2 className={text.h} id="payment">
        Payment
      </h2>
      <div className={styles.plans}>
        {failure !== null && <Note tone="bad" role="alert" title={failure} />}
        <div className={styles.card}>
          <p>
            {card ? (
              <>
                <span className={clsx(text.strong, text.num)}>
                  {card.brand.charAt(0).toUpperCase() + card.brand.slice(1)} ending {card.last4}
                </span>
                <span className={clsx(text.small, text.soft, text.num)}>
                  {' '}
                  ends {String(card.expiresMonth).padStart(2, '0')}/{String(card.expiresYear).slice(2)}
                </span>
              </>
            ) : (
              <span className={text.soft}>No card is saved for a plan.</span>
            )}
          </p>
          {!testMode && (
            <Button variant="line" busy={busy === 'portal'} busyLabel="Opening" onClick={() => void open()}>
              Cards, billing address and tax id
            </Button>
          )}
        </div>
        {testMode && <p className={clsx(text.small, text.soft)}>Test mode: no money moves, and no card is kept.</p>}
      </div>
    </section>
  );
}

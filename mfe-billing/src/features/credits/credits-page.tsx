import { toMessage } from '@flint/shared/api/message';
import { creditsAtom } from '@flint/shared/state/credits';
import { useResource } from '@flint/shared/state/use-resource';
import { ButtonLink } from '@flint/shared/ui/button-link';
import layout from '@flint/shared/ui/layout.module.css';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import text from '@flint/shared/ui/text.module.css';
import { useAtomValue } from 'jotai';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PackagePicker } from '../buying/package-picker';
import { OwnLots } from '../plans/lots';
import { BalanceFigure } from './balance-figure';
import { LowBalance } from './low-balance';
import { OVERVIEW } from './overview';
import { PaidNote } from './paid-note';
import { Prices } from './prices';
import { Purchases } from './purchases';
import { missingCredits, readReason } from './reason';
import { RedeemCode } from './redeem-code';
import { RedirectReason } from './redirect-reason';
import { Statement } from './statement';

/** Balance, packages, movements, receipts and prices; also where refused orders lead, and where payments come back. */
export default function CreditsPage() {
  const { data, status, error, reload } = useResource(OVERVIEW);
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const live = useAtomValue(creditsAtom);
  const balance = live.balance ?? data?.credits?.balance ?? null;
  const held = live.balance === null ? (data?.credits?.held ?? 0) : live.held;
  const costs = data?.costs ?? null;
  const reason = readReason(query);
  const checkout = query.get('checkout');
  const here = withoutPayment(pathname, query);
  return (
    <Page>
      <PageHead
        title="Credits"
        lead="Every price is on the button before you press it. Work that fails or is cancelled gives its credits back."
        actions={
          <ButtonLink href="/generator" variant="line">
            Open the generator
          </ButtonLink>
        }
      />
      {checkout && <PaidNote id={checkout} reason={reason} balance={balance} />}
      {reason && !checkout && <RedirectReason reason={reason} balance={balance} costs={costs} />}
      {status === 'failed' && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Nothing was changed. What you see may be a moment old.
        </RetryNote>
      )}
      <BalanceFigure balance={balance} held={held} owed={data?.credits?.owed ?? 0} />
      {!reason && !checkout && <LowBalance balance={balance} costs={costs} />}
      <PackagePicker
        key={`${balance === null}`}
        costs={costs}
        wanted={query.get('buy')}
        missing={missingCredits(reason, balance)}
        returnTo={here}
        cancelTo={here}
      />
      <OwnLots />
      <RedeemCode />
      <Statement />
      <Purchases />
      <section className={layout.stack} aria-labelledby="prices">
        <h2 className={text.h} id="prices">
          What things cost
        </h2>
        <Prices costs={costs} />
      </section>
    </Page>
  );
}

/** This page with its reason, without what an earlier payment added. */
function withoutPayment(pathname: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  for (const name of ['checkout', 'buy']) kept.delete(name);
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

import { creditsAtom, fetchBalance, fetchCosts, fetchTransactions } from '@flint/shared/state/credits';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Note } from '@flint/shared/ui/note';
import { Page, PageHead } from '@flint/shared/ui/page';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BalanceFigure } from './balance-figure';
import { History } from './history';
import { LowBalance } from './low-balance';
import { Prices } from './prices';
import { isSentHere, RedirectReason } from './redirect-reason';

/** The balance, held credits, transactions and prices. */
export default function CreditsPage() {
  const store = useStore();
  const credits = useAtomValue(creditsAtom);
  const load = useCallback(() => {
    void fetchBalance(store, { force: true });
    void fetchTransactions(store);
    void fetchCosts(store);
  }, [store]);
  useEffect(load, [load]);
  const [query] = useSearchParams();

  const { balance, held, recentTransactions, costs, loading, error } = credits;
  return (
    <Page>
      <PageHead
        title="Credits"
        lead="Every price is on the button before you press it. Work that fails or is cancelled gives its credits back."
        actions={
          <ButtonLink href="/generator" variant="ink">
            Open the generator
          </ButtonLink>
        }
      />
      <RedirectReason balance={balance} />
      {error && (
        <Note tone="bad" role="alert" title={error} action={<Button onClick={load}>Try again</Button>}>
          Nothing was changed. What you see may be a moment old.
        </Note>
      )}
      <BalanceFigure balance={balance} held={held} />
      {!isSentHere(query) && <LowBalance balance={balance} costs={costs} />}
      {!(error && recentTransactions.length === 0) && (
        <History transactions={recentTransactions} loading={loading && recentTransactions.length === 0} />
      )}
      <Prices costs={costs} />
    </Page>
  );
}

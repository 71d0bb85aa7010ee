import { LOW_BALANCE } from '@flint/shared/contracts/credits';
import { creditsAtom, fetchBalance, fetchCosts, fetchTransactions } from '@flint/shared/state/credits';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Note } from '@flint/shared/ui/note';
import { Page, PageHead } from '@flint/shared/ui/page';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { BalanceFigure } from './balance-figure';
import { History } from './history';
import { Prices } from './prices';
import { RedirectReason } from './redirect-reason';

/** What you have, what is held, what it went on, and what things cost. */
export default function CreditsPage() {
  const store = useStore();
  const credits = useAtomValue(creditsAtom);
  const load = useCallback(() => {
    void fetchBalance(store, { force: true });
    void fetchTransactions(store);
    void fetchCosts(store);
  }, [store]);
  useEffect(load, [load]);

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
      {balance !== null && balance > 0 && balance < LOW_BALANCE && (
        <Note tone="warn" title={`${formatCredits(balance)} left.`}>
          Enough for a few more pictures.
        </Note>
      )}
      <History transactions={recentTransactions} loading={loading && recentTransactions.length === 0} />
      <Prices costs={costs} />
    </Page>
  );
}

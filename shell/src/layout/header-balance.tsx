import { creditsAtom, fetchBalance } from '@flint/shared/state/credits';
import { sessionAtom } from '@flint/shared/state/session';
import { BalancePill } from '@flint/shared/ui/balance-pill';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';

/** The viewer's spendable credits, read as soon as the viewer is known. */
export function HeaderBalance() {
  const store = useStore();
  const userId = useAtomValue(sessionAtom).user?.id;
  const { balance, loading } = useAtomValue(creditsAtom);
  useEffect(() => {
    if (userId) void fetchBalance(store);
  }, [store, userId]);
  return <BalancePill balance={balance ?? undefined} loading={loading} />;
}

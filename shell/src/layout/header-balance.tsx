import { creditsAtom, fetchBalance } from '@flint/shared/state/credits';
import { sessionAtom } from '@flint/shared/state/session';
import { BalancePill } from '@flint/shared/ui/balance-pill';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';

/** What the viewer can spend now; read as soon as it is known whose it is. */
export function HeaderBalance() {
  const store = useStore();
  const userId = useAtomValue(sessionAtom).user?.id;
  const { balance, loading } = useAtomValue(creditsAtom);
  useEffect(() => {
    if (userId) void fetchBalance(store);
  }, [store, userId]);
  return <BalancePill balance={balance ?? undefined} loading={loading} />;
}

import type { Costs } from '@flint/shared/contracts/credits';
import { creditsAtom, fetchCosts } from '@flint/shared/state/credits';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';

export interface Prices {
  costs: Costs | null;
  /** Why the prices are not known. */
  error: string | null;
  reload: () => void;
}

/** The cost table in force, read when the page opens. */
export function usePrices(): Prices {
  const store = useStore();
  const { costs, error } = useAtomValue(creditsAtom);
  const reload = useCallback(() => void fetchCosts(store), [store]);
  useEffect(reload, [reload]);
  return { costs, error: costs === null ? error : null, reload };
}

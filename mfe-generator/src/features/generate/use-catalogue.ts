import type { Costs } from '@flint/shared/contracts/credits';
import type { Model } from '@flint/shared/contracts/models';
import { creditsAtom, fetchCosts } from '@flint/shared/state/credits';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { loadModels, modelsAtom } from './models-atom';

export interface Catalogue {
  models: readonly Model[] | null;
  costs: Costs | null;
  /** Why prices or models are not known. */
  error: string | null;
  reload: () => void;
}

/** The models and prices in force here, read when the page opens. */
export function useCatalogue(): Catalogue {
  const store = useStore();
  const { models, error } = useAtomValue(modelsAtom);
  const credits = useAtomValue(creditsAtom);
  const reload = useCallback(() => {
    void loadModels(store);
    void fetchCosts(store);
  }, [store]);
  useEffect(reload, [reload]);
  const unknown = models === null ? error : credits.costs === null ? credits.error : null;
  return { models, costs: credits.costs, error: unknown, reload };
}

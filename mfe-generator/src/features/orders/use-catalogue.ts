import type { Model } from '@flint/shared/contracts/models';
import { type Prices, usePrices } from '@flint/shared/orders/use-prices';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { loadModels, type ModelList } from './models-atom';

export interface Catalogue extends Prices {
  models: readonly Model[] | null;
}

/** The models and prices in force here, read when the page opens. */
export function useCatalogue(list: ModelList): Catalogue {
  const store = useStore();
  const { models, error } = useAtomValue(list.state);
  const prices = usePrices();
  const read = useCallback(() => void loadModels(store, list), [store, list]);
  useEffect(read, [read]);
  const reload = () => {
    read();
    prices.reload();
  };
  return { models, costs: prices.costs, error: (models === null && error) || prices.error, reload };
}

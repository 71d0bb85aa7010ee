import { toMessage } from '@flint/shared/api/message';
import type { Model } from '@flint/shared/contracts/model-calls';
import { type Prices, usePrices } from '@flint/shared/orders/use-prices';
import { useResource } from '@flint/shared/state/use-resource';
import type { ModelList } from './model-list';

export interface Catalogue extends Prices {
  models: readonly Model[] | null;
}

/** The models and the cost table in force, read when the page opens. */
export function useCatalogue(list: ModelList): Catalogue {
  const { data, status, error, reload } = useResource(list);
  const prices = usePrices();
  return {
    models: data?.models ?? null,
    costs: prices.costs,
    error: (!data && status === 'failed' && toMessage(error)) || prices.error,
    reload() {
      reload();
      prices.reload();
    },
  };
}

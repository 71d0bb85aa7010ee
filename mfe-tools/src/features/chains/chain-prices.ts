import type { Costs } from '@flint/shared/contracts/credits';
import { type ChainWish, priceChain, sumOf } from '@flint/shared/contracts/tools/chain-price';
import type { Chain } from '@flint/shared/contracts/tools/chains';

/** What each part costs at the most, and all of them; undefined what is not known yet, or nobody does here. */
export function chainPrices(chain: Chain, costs: Costs | null, wish: ChainWish) {
  const parts = pricesOf(chain, costs, wish);
  return { parts, whole: sumOf(parts) };
}

function pricesOf(chain: Chain, costs: Costs | null, wish: ChainWish): (number | undefined)[] {
  const unknown = chain.parts.map(() => undefined);
  if (costs === null) return unknown;
  try {
    return priceChain(costs, chain, wish);
  } catch {
    return unknown;
  }
}

import type { Costs } from '@flint/shared/contracts/credits';
import { type ChainTerms, priceChain, sumPrices } from '@flint/shared/contracts/prices/chain-price';
import type { ToolChain } from '@flint/shared/contracts/tool-chains';
import type { Chain } from '@flint/shared/tools/chains';
import { partOrders } from '@flint/shared/tools/part-orders';

/** What a chain's price depends on: its input and the terms. */
interface ChainWish extends ChainTerms {
  readonly input: Readonly<Record<string, unknown>>;
}

/** The price of each part, and of the whole chain; undefined while unknown, or where a part is not offered. */
export function chainPrices(chain: Chain, costs: Costs | null, wish: ChainWish) {
  const parts = pricesOf(chain, costs, wish);
  return { parts, whole: sumPrices(parts) };
}

function pricesOf(chain: Chain, costs: Costs | null, wish: ChainWish): (number | undefined)[] {
  const unknown = chain.parts.map(() => undefined);
  if (costs === null) return unknown;
  try {
    return priceChain(costs, partOrders(chain, wish.input), wish);
  } catch {
    return unknown;
  }
}

/** The recording that a chain starts with, once chosen; null for other chains. */
export function recordingIn({ parts }: Chain, input: object) {
  const order = parts[0]?.definition.order?.(input as never);
  return order?.type === 'transcript' && (order.body.upload_id ?? order.body.audio_url) ? order.body : null;
}

/** The duration of the recording of a chain, as measured when it was ordered. */
export function measuredIn({ parts }: ToolChain): ChainTerms['recording'] {
  const run = parts[0]?.use?.run;
  return run?.kind === 'transcript' ? { seconds: run.recipe.seconds, price: run.price } : undefined;
}

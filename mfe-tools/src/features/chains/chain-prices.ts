import type { Costs } from '@flint/shared/contracts/credits';
import type { ToolChain } from '@flint/shared/contracts/tool-chains';
import { type ChainWish, priceChain, sumOf } from '@flint/shared/tools/chain-price';
import type { Chain } from '@flint/shared/tools/chains';

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

/** The recording that a chain begins with, once it is named; null of any other. */
export function recordingIn({ parts }: Chain, input: object) {
  const order = parts[0]?.definition.order?.(input as never);
  return order?.type === 'transcript' && (order.body.upload_id ?? order.body.audio_url) ? order.body : null;
}

/** The length of the recording a chain began with, as it was measured when it was ordered. */
export function measuredIn({ parts }: ToolChain): ChainWish['recording'] {
  const run = parts[0]?.use?.run;
  return run?.kind === 'transcript' ? { seconds: run.recipe.seconds, price: run.price } : undefined;
}

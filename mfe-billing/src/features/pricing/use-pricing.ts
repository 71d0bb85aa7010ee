import type { Costs } from '@flint/shared/contracts/credits';
import { countYields, sayYields } from '@flint/shared/contracts/prices/yields';
import { PRICES_PLACE, PRICING_CONTENT, yieldPlace } from '@flint/shared/contracts/pricing-places';
import { usePrices } from '@flint/shared/orders/use-prices';
import { bootAtom } from '@flint/shared/state/boot';
import { useAtomValue } from 'jotai';

interface Pricing {
  costs: Costs | null;
  /** Stands for the list of prices where the page is drawn at build. */
  place: string | undefined;
  /** What a package or plan makes; a blank of its height until the prices are known. */
  yieldOf(id: string, credits: number): string;
}

/** The prices in force: those that the server sent with the page, until they are read anew. */
export function usePricing(): Pricing {
  const content = useAtomValue(bootAtom)?.content;
  const sent = content?.key === PRICING_CONTENT ? (content.data as Costs) : null;
  const costs = usePrices().costs ?? sent;
  const isBuild = typeof window === 'undefined';
  return {
    costs,
    place: isBuild ? PRICES_PLACE : undefined,
    yieldOf(id, credits) {
      if (isBuild) return yieldPlace(id);
      return costs ? sayYields(countYields(costs, credits)) : '\u00A0';
    },
  };
}

import { CATALOGUE } from '@flint/shared/contracts/catalogue';
import type { Costs } from '@flint/shared/contracts/credits';
import { listPrices } from '@flint/shared/contracts/prices/list-prices';
import { countYields, sayYields } from '@flint/shared/contracts/prices/yields';
import { PRICES_PLACE, PRICING_CONTENT, yieldPlace } from '@flint/shared/contracts/pricing-places';
import { escapeHtml } from '../../platform/web/escape-html';
import type { PageContents } from '../public-pages/page-contents';

/** Fills the pricing page with what is in force here: the build knows no prices, and readers may have no JavaScript. */
export function pricingContents(costs: () => Costs): PageContents {
  return {
    async fill(page) {
      if (page !== '/pricing') return undefined;
      const now = costs();
      const sold = [
        ...CATALOGUE.packages.map(({ productId, credits }) => [productId, credits] as const),
        ...CATALOGUE.plans.map(({ planName, credits }) => [planName, credits] as const),
      ];
      const yields = sold.map(([id, credits]) => [yieldPlace(id), escapeHtml(sayYields(countYields(now, credits)))]);
      return {
        drawnAs: '/pricing',
        places: { ...Object.fromEntries(yields), [PRICES_PLACE]: rowsHtml(now) },
        content: { key: PRICING_CONTENT, data: now },
      };
    },
  };
}

function rowsHtml(costs: Costs): string {
  return listPrices(costs)
    .map(
      ({ what, unit, credits }) =>
        `<div><dt>${escapeHtml(what)} <small>${unit}</small></dt><dd>${credits} ${credits === 1 ? 'credit' : 'credits'}</dd></div>`,
    )
    .join('');
}

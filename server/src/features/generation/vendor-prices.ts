import type { UsageUnit, UsageUnits } from '@flint/engines/spec/vendor-usage';

/** Millionths of a dollar. */
const MICROS = 1_000_000;

export interface VendorPrice {
  /** The provider's id. */
  readonly provider: string;
  /** The vendor's model, as requests record it: of an endpoint with its host. */
  readonly model: string;
  /** Dollars for one of each unit that is charged; other units of the model are free. */
  readonly dollars: Readonly<Partial<Record<UsageUnit, number>>>;
  /** The vendor's own page that names the price, and the day it was read. */
  readonly source: string;
  readonly read: string;
}

/**
 * What vendors take, each row as a page of the vendor names it. A model without a row has an unknown cost: a price is
 * never guessed. A request keeps the cost of its day, so a changed row changes no earlier figure.
 */
export const VENDOR_PRICES: readonly VendorPrice[] = [
  {
    provider: 'fal',
    model: 'fal-ai/flux-pro/v1.1-ultra',
    dollars: { billable: 0.06 },
    source: 'https://fal.ai/docs/model-api-reference/image-generation-api/flux-pro-v1.1-ultra',
    read: '2026-11-27',
  },
  {
    provider: 'replicate',
    model: 'black-forest-labs/flux-dev',
    dollars: { images: 0.025 },
    source: 'https://replicate.com/pricing',
    read: '2026-10-07',
  },
  {
    provider: 'openai-compatible',
    model: 'api.openai.com/whisper-1',
    dollars: { audio_seconds: 0.006 / 60 },
    source: 'https://developers.openai.com/api/docs/models/whisper-1',
    read: '2026-11-27',
  },
];

/**
 * What a vendor takes for what it counted, in whole millionths of a dollar; 0 where it counted nothing.
 * @returns undefined where the model has no price here, or a unit that is charged was not told
 */
export function vendorCost(
  provider: string,
  model: string | null,
  units: UsageUnits,
  prices: readonly VendorPrice[] = VENDOR_PRICES,
): number | undefined {
  if (Object.keys(units).length === 0) return 0;
  const price = prices.find((row) => row.provider === provider && row.model === model);
  if (!price) return undefined;
  let dollars = 0;
  for (const [unit, each] of Object.entries(price.dollars) as [UsageUnit, number][]) {
    const count = units[unit];
    if (count === undefined) return undefined;
    dollars += count * each;
  }
  return Math.round(dollars * MICROS);
}

import type { deskFigures } from '@flint/shared/contracts/billing-desk';
import type { CallOutput } from '@flint/shared/contracts/call';
import { CATALOGUE } from '@flint/shared/contracts/catalogue';
import type { findModels } from './figures-repository';

/** Millionths of a dollar in a cent, which the catalogue counts. */
const MICROS_PER_CENT = 10_000;
const MONTHS = 12;

/** What a credit brings at least, in millionths of a dollar: in the package or plan where it is cheapest. */
export const CREDIT_MICROS = leastPerCredit();

type ModelFigures = CallOutput<typeof deskFigures>['models'][number];

/** Presents a model's row. The margin is the least: credits at their lowest price, less the known costs. */
export function toModelFigures({
  served_by: servedBy,
  not_told: notTold,
  ...row
}: Awaited<ReturnType<typeof findModels>>[number]): ModelFigures {
  const margin = row.cost === null ? null : row.charged * CREDIT_MICROS - row.cost;
  return { ...row, servedBy, notTold, margin };
}

/** @throws RangeError when something is sold in another currency than vendors take */
function leastPerCredit(): number {
  const sold = [
    ...CATALOGUE.packages,
    ...CATALOGUE.plans.filter(({ price }) => price.amount > 0),
    ...CATALOGUE.plans
      .filter(({ yearly }) => yearly.amount > 0)
      .map(({ yearly, credits }) => ({ price: yearly, credits: credits * MONTHS })),
  ];
  const foreign = sold.find(({ price }) => price.currency !== 'USD');
  if (foreign) throw new RangeError(`Margins need prices in USD: something is sold in ${foreign.price.currency}.`);
  return Math.floor(Math.min(...sold.map(({ price, credits }) => (price.amount * MICROS_PER_CENT) / credits)));
}

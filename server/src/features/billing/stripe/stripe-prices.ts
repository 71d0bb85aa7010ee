import { CATALOGUE, findPlan, PLAN_INTERVALS, planPrice } from '@flint/shared/contracts/catalogue';
import type Stripe from 'stripe';
import type { PlanTerms } from '../plans/plan-provider';
import { isRefused } from './stripe-errors';

/** A plan paid by one interval is a product of its own, so that a line of an invoice tells both. */
const productOf = ({ planName, interval }: PlanTerms) => `flint-${planName}-${interval}`;

const TERMS = new Map(
  CATALOGUE.plans.flatMap(({ planName }) =>
    PLAN_INTERVALS.map((interval) => [productOf({ planName, interval }), { planName, interval }] as const),
  ),
);

/** The plan of a product, or undefined for one that is not ours. */
export const termsOfProduct = (product: string): PlanTerms | undefined => TERMS.get(product);

/** Finds or makes the prices of plans at Stripe, by the catalogue. */
export class StripePrices {
  readonly #known = new Map<string, Promise<string>>();

  /** The id of a plan's price. */
  id(stripe: Stripe, terms: PlanTerms): Promise<string> {
    const product = productOf(terms);
    const known = this.#known.get(product) ?? ensure(stripe, terms, product);
    this.#known.set(product, known);
    // A price that could not be made is tried again.
    known.catch(() => this.#known.delete(product));
    return known;
  }
}

async function ensure(stripe: Stripe, terms: PlanTerms, product: string): Promise<string> {
  const plan = findPlan(terms.planName);
  if (!plan) throw new RangeError(`There is no plan ${terms.planName}.`);
  const { amount, currency } = planPrice(plan, terms.interval);
  // A new price is a new key: who has the old one keeps it.
  const lookupKey = `${product}-${amount}-${currency.toLowerCase()}`;
  const found = (await stripe.prices.list({ lookup_keys: [lookupKey], active: true })).data[0];
  if (found) return found.id;
  try {
    await stripe.products.create({ id: product, name: `Flint ${plan.name}` }, { idempotencyKey: `product:${product}` });
  } catch (error) {
    // It is there already.
    if (!isRefused(error)) throw error;
  }
  const recurring = { interval: terms.interval };
  const price = { product, currency: currency.toLowerCase(), unit_amount: amount, recurring, lookup_key: lookupKey };
  return (await stripe.prices.create(price, { idempotencyKey: `price:${lookupKey}` })).id;
}

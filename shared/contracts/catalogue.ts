import { type Currency, type Money, moneyFrom } from './money';

/** A package of credits that is sold once, at a fixed price. Its credits never expire. */
export interface CreditPackage {
  readonly productId: string;
  /** Within 20 characters. */
  readonly name: string;
  /** Whole credits. */
  readonly credits: number;
  readonly price: Money;
}

export const PLAN_NAMES = ['free', 'starter', 'pro', 'business'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];
/** How often a plan is paid for. */
export const PLAN_INTERVALS = ['month', 'year'] as const;
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

/** Days of a trial; one for each mailbox. */
export const TRIAL_DAYS = 7;
/** Plan credits that are left roll over until there are this many months of them. */
export const ROLL_OVER_MONTHS = 2;

/** A plan, paid by the month or by the year. */
export interface Plan {
  readonly planName: PlanName;
  readonly name: string;
  /** Whom it is for, in a few words. */
  readonly summary: string;
  /** For one month. */
  readonly price: Money;
  /** For one year. */
  readonly yearly: Money;
  /** Whole credits a month, also of a plan that is paid by the year; of the free plan, once. */
  readonly credits: number;
  /** Whole credits of a trial; 0 without one. */
  readonly trialCredits: number;
  readonly features: readonly string[];
}

interface Catalogue {
  readonly packages: readonly CreditPackage[];
  readonly plans: readonly Plan[];
}

const USD = (text: string): Money => moneyFrom(text, 'USD' satisfies Currency);

/** Changes with every change of what is sold or its price. */
export const CATALOGUE_VERSION = '2026-11-26';

/** THE catalogue: everything that is sold, and its price. Pages show it, the server charges by it. */
export const CATALOGUE: Catalogue = readCatalogue({
  packages: [
    { productId: 'credits-200', name: 'Small', credits: 200, price: USD('5.00') },
    { productId: 'credits-1000', name: 'Medium', credits: 1000, price: USD('22.00') },
    { productId: 'credits-5000', name: 'Large', credits: 5000, price: USD('95.00') },
  ],
  plans: [
    {
      ...{ planName: 'free', name: 'Free', summary: 'For a first look', price: USD('0'), yearly: USD('0') },
      ...{ credits: 25, trialCredits: 0 },
      features: ['All tools', 'Pictures, film, voice and words', 'Built-in engine'],
    },
    {
      ...{
        planName: 'starter',
        name: 'Starter',
        summary: 'For one channel',
        price: USD('12.00'),
        yearly: USD('120.00'),
      },
      ...{ credits: 600, trialCredits: 50 },
      features: ['Everything in Free', '600 credits every month', 'Top up with packages'],
    },
    {
      ...{ planName: 'pro', name: 'Pro', summary: 'For several channels', price: USD('29.00'), yearly: USD('290.00') },
      ...{ credits: 1500, trialCredits: 100 },
      features: ['Everything in Starter', '1,500 credits every month', 'More work at a time'],
    },
    {
      ...{ planName: 'business', name: 'Business', summary: 'For a team', price: USD('79.00'), yearly: USD('790.00') },
      ...{ credits: 5000, trialCredits: 100 },
      features: ['Everything in Pro', '5,000 credits every month', 'One balance for the team'],
    },
  ],
});

/** The package of an id, or undefined. */
export function packageOf(productId: string): CreditPackage | undefined {
  return CATALOGUE.packages.find((each) => each.productId === productId);
}

/** The plan of a name, or undefined. */
export function findPlan(planName: string): Plan | undefined {
  return CATALOGUE.plans.find((each) => each.planName === planName);
}

/** What a plan costs for one interval. */
export const planPrice = ({ price, yearly }: Plan, interval: PlanInterval): Money =>
  interval === 'year' ? yearly : price;

/**
 * Validates a catalogue.
 * @throws RangeError that names the row and what is wrong with it
 */
export function readCatalogue(catalogue: Catalogue): Catalogue {
  const fail = (row: string, why: string) => {
    throw new RangeError(`The catalogue's ${row} ${why}.`);
  };
  const ids = [...catalogue.packages.map((row) => row.productId), ...catalogue.plans.map((row) => row.planName)];
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) fail(repeated, 'stands there twice');
  const whole = (value: number, least: number) => Number.isSafeInteger(value) && value >= least;
  for (const { productId, credits, price } of catalogue.packages) {
    if (!/^[a-z0-9-]{1,40}$/.test(productId)) fail(productId, 'has an id that is no lower-case word');
    if (!whole(credits, 1)) fail(productId, 'has no whole number of credits');
    if (!whole(price.amount, 1)) fail(productId, 'has no price in whole minor units');
  }
  for (const { planName, credits, trialCredits, price, yearly } of catalogue.plans) {
    if (!whole(credits, 1) || !whole(trialCredits, 0)) fail(planName, 'has no whole number of credits');
    if (!whole(price.amount, 0) || !whole(yearly.amount, 0)) fail(planName, 'has no price in whole minor units');
  }
  return catalogue;
}

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

/** A monthly plan. Plans are shown, and not sold yet. */
export interface Plan {
  readonly planName: 'free' | 'starter' | 'pro' | 'business';
  readonly name: string;
  /** Whom it is for, in a few words. */
  readonly summary: string;
  /** For one month. */
  readonly price: Money;
  /** Whole credits a month; of the free plan, once. */
  readonly credits: number;
  readonly features: readonly string[];
  /** Not to be had yet. */
  readonly soon: boolean;
}

interface Catalogue {
  readonly packages: readonly CreditPackage[];
  readonly plans: readonly Plan[];
}

const USD = (text: string): Money => moneyFrom(text, 'USD' satisfies Currency);

/** Changes with every change of what is sold or its price. */
export const CATALOGUE_VERSION = '2026-11-25';

/** THE catalogue: everything that is sold, and its price. Pages show it, the server charges by it. */
export const CATALOGUE: Catalogue = readCatalogue({
  packages: [
    { productId: 'credits-200', name: 'Small', credits: 200, price: USD('5.00') },
    { productId: 'credits-1000', name: 'Medium', credits: 1000, price: USD('22.00') },
    { productId: 'credits-5000', name: 'Large', credits: 5000, price: USD('95.00') },
  ],
  plans: [
    {
      ...{ planName: 'free', name: 'Free', summary: 'For a first look', price: USD('0'), credits: 25, soon: false },
      features: ['All tools', 'Pictures, film, voice and words', 'Built-in engine'],
    },
    {
      ...{ planName: 'starter', name: 'Starter', summary: 'For one channel', price: USD('12.00'), credits: 600 },
      features: ['Everything in Free', '600 credits every month', 'Top up with packages'],
      soon: true,
    },
    {
      ...{ planName: 'pro', name: 'Pro', summary: 'For several channels', price: USD('29.00'), credits: 1500 },
      features: ['Everything in Starter', '1,500 credits every month', 'More work at a time'],
      soon: true,
    },
    {
      ...{ planName: 'business', name: 'Business', summary: 'For a team', price: USD('79.00'), credits: 5000 },
      features: ['Everything in Pro', '5,000 credits every month', 'One balance for the team'],
      soon: true,
    },
  ],
});

/** The package of an id, or undefined. */
export function packageOf(productId: string): CreditPackage | undefined {
  return CATALOGUE.packages.find((each) => each.productId === productId);
}

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
  for (const { planName, credits, price } of catalogue.plans) {
    if (!whole(credits, 1)) fail(planName, 'has no whole number of credits');
    if (!whole(price.amount, 0)) fail(planName, 'has no price in whole minor units');
  }
  return catalogue;
}

import { CATALOGUE } from '@flint/shared/contracts/catalogue';

/** A paid package, as the provider has it, and what of it is credited here. */
export interface Bought {
  readonly ref: string;
  readonly id: string;
  readonly credits: number;
  /** Minor units. */
  readonly price: number;
  refunded: number;
  /** Each refund that stands, oldest first. */
  readonly refunds: number[];
  dispute: 'none' | 'open' | 'won' | 'lost';
  isCredited: boolean;
  /** What was known of it when anything told last. */
  seen: { readonly refunded: number; readonly isGone: boolean };
  reclaimed: number;
}

/** An event that the provider may send, any number of times; only the first one that arrives counts. */
export interface Told {
  readonly id: string;
  readonly type: string;
  readonly ref: string;
  readonly about: Bought | 'plan';
  hasArrived: boolean;
}

/** What a creator's books must say. */
export interface Model {
  spendable: number;
  held: number;
  owed: number;
  readonly holds: { readonly id: string; readonly amount: number }[];
  readonly ended: { readonly id: string; readonly charge: number }[];
  readonly bought: Bought[];
  readonly told: Told[];
  plan: { readonly name: 'starter' | 'pro'; isUnpaid: boolean } | null;
}

export const newModel = (): Model => ({
  ...{ spendable: 0, held: 0, owed: 0, plan: null },
  ...{ holds: [], ended: [], bought: [], told: [] },
});

export const PACKAGES = CATALOGUE.packages.slice(0, 2);
export const creditsOf = (plan: 'starter' | 'pro') =>
  CATALOGUE.plans.find(({ planName }) => planName === plan)?.credits ?? 0;

/** Credits that come pay what is owed first. */
export function come(model: Model, amount: number): void {
  const paid = Math.min(model.owed, amount);
  model.owed -= paid;
  model.spendable += amount - paid;
}

/** Credits that are taken back are owed as far as they are spent. */
function goBack(model: Model, amount: number): void {
  model.owed += Math.max(0, amount - model.spendable);
  model.spendable = Math.max(0, model.spendable - amount);
}

/** What a payment must have brought once anything tells of it. @returns whether it was more or less before */
export function settle(model: Model, bought: Bought): boolean {
  const isNew = !bought.isCredited;
  if (isNew) come(model, bought.credits);
  bought.isCredited = true;
  const isGone = bought.dispute === 'open' || bought.dispute === 'lost';
  const owed = isGone ? bought.credits : Math.floor((bought.credits * bought.refunded) / bought.price);
  const change = owed - bought.reclaimed;
  if (change > 0) goBack(model, change);
  if (change < 0) come(model, -change);
  bought.reclaimed = owed;
  bought.seen = { refunded: bought.refunded, isGone };
  return isNew || change !== 0;
}

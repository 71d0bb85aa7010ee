import * as z from '@flint/shared/contracts/schema';
import { PAYMENT_MODES } from './billing';
import { defineCall } from './call';
import { packageOf } from './catalogue';

/** Most packages that may be bought by themselves in a month. */
const TOP_UPS_MAX = 30;
/** Declined charges after which automatic top-up turns itself off. */
export const TOP_UP_TRIES = 3;

const TIMES_RULE = `The cap is a whole number of purchases a month, from 1 to ${TOP_UPS_MAX}.`;
const BELOW_RULE = 'The balance is a whole number above 0.';

export const TopUpWish = z
  .object({
    /** The package that is bought. */
    productId: z
      .string('Choose a package.')
      .check(z.refine((id) => packageOf(id) !== undefined, 'Choose one of the packages.')),
    /** It is bought when the spendable balance is below this. At most the package's credits, so that one is enough. */
    below: z.int(BELOW_RULE).check(z.minimum(1, BELOW_RULE)),
    /** Purchases in a calendar month, UTC, at most. */
    timesPerMonth: z.int(TIMES_RULE).check(z.minimum(1, TIMES_RULE), z.maximum(TOP_UPS_MAX, TIMES_RULE)),
    /** The package's price as the page showed it, in minor units: no other is charged. */
    amount: z.int(),
  })
  .check(
    z.refine(({ productId, below }) => below <= (packageOf(productId)?.credits ?? Number.POSITIVE_INFINITY), {
      message: 'The balance is at most the credits of the package.',
      path: ['below'],
    }),
  );
export type TopUpWish = z.infer<typeof TopUpWish>;

/**
 * `paused`: the bank asks for a confirmation. Why it is off though it was on: the card was declined again and again, none
 * is saved, the package changed.
 */
const TOP_UP_STATES = ['off', 'on', 'paused'] as const;
const TOP_UP_ENDS = ['declined', 'no_card', 'changed'] as const;
export type TopUpEnd = (typeof TOP_UP_ENDS)[number];

const State = z.object({
  state: z.enum(TOP_UP_STATES),
  /** Null while it is on, and when its owner turned it off. */
  ended: z.nullable(z.enum(TOP_UP_ENDS)),
  /** What was chosen last; null: nothing yet. */
  wish: z.nullable(
    z.object({ productId: z.string(), below: z.number(), timesPerMonth: z.number(), amount: z.number() }),
  ),
  /** Purchases of this calendar month, UTC. */
  usedThisMonth: z.number(),
  /** Charges that were declined since the last one that was paid. */
  declined: z.number(),
  /** Where a paused one is confirmed. */
  confirmUrl: z.nullable(z.string()),
  mode: z.enum(PAYMENT_MODES),
});

const SHARED = { tag: 'Billing', path: '/api/billing/auto-top-up', auth: 'session' } as const;

export const readTopUp = defineCall({
  ...SHARED,
  id: 'readTopUp',
  method: 'GET',
  summary: 'Own automatic top-up',
  rateLimit: 'read',
  idempotency: 'safe',
  response: State,
  failure: 'Failed to load automatic top-up',
});

/** Refused without a card of an earlier purchase. What was paused or ended starts anew. */
export const turnOnTopUp = defineCall({
  ...SHARED,
  id: 'turnOnTopUp',
  method: 'PUT',
  summary: 'Turn automatic top-up on, or change it',
  rateLimit: 'write',
  idempotency: 'natural',
  body: TopUpWish,
  response: State,
  failure: 'Automatic top-up was not turned on',
});

export const turnOffTopUp = defineCall({
  ...SHARED,
  id: 'turnOffTopUp',
  method: 'DELETE',
  summary: 'Turn automatic top-up off; a charge under way is still made',
  rateLimit: 'write',
  idempotency: 'natural',
  response: State,
  failure: 'Automatic top-up was not turned off',
});

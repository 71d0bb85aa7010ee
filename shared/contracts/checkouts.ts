import * as z from '@flint/shared/contracts/schema';
import { Price } from './billing';
import { defineCall } from './call';
import { PLAN_INTERVALS } from './catalogue';

/** `paid`: the money is there, the credits follow within seconds. `credited`: the credits are in the balance. */
const CHECKOUT_STATES = ['open', 'paid', 'credited', 'cancelled', 'expired'] as const;

export const Checkout = z.object({
  id: z.string(),
  /** The package, or the plan's name. */
  productId: z.string(),
  /** The package's or plan's name. */
  name: z.string(),
  credits: z.number(),
  price: Price,
  /** Of a plan: its price is for one interval, its credits for a month. Absent for packages. */
  plan: z.optional(z.object({ interval: z.enum(PLAN_INTERVALS), trialDays: z.number() })),
  state: z.enum(CHECKOUT_STATES),
  /** Whether no money moves: then the page says so. */
  testMode: z.boolean(),
  /** Where the payment is made. */
  url: z.string(),
  /** Where to go after paying. */
  returnUrl: z.string(),
  /** Where to go after leaving without paying. */
  cancelUrl: z.string(),
  /** Address of the user who gets the credits, when it is not the payer. */
  forAddress: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Checkout = z.infer<typeof Checkout>;

const Id = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });

/** A checkout of the caller's own. */
export const checkoutRead = defineCall({
  id: 'checkoutRead',
  method: 'GET',
  path: '/api/billing/checkouts/{id}',
  tag: 'Billing',
  summary: 'State of a checkout',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  params: Id,
  response: z.object({
    checkout: Checkout,
    /** How card fields on a page of the product pay it; absent where it is paid on another page, or is not open. */
    fields: z.optional(z.object({ clientSecret: z.string(), publishableKey: z.string() })),
  }),
});
/** Cards of the test mode: one that pays, one that is declined. */
export const TEST_CARDS = ['pays', 'declined'] as const;

/** Pays an open checkout of the test mode. A declined card answers 200 with `declined`, and the checkout stays open. */
export const checkoutConfirm = defineCall({
  id: 'checkoutConfirm',
  method: 'POST',
  path: '/api/billing/checkouts/{id}/confirm',
  tag: 'Billing',
  summary: 'Pay on the test payment page',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  params: Id,
  body: z.object({ card: z.optional(z.enum(TEST_CARDS)) }),
  response: z.object({ checkout: Checkout, declined: z.nullable(z.string()) }),
});
/** Ends an open checkout; one that was paid stays as it is. */
export const checkoutCancel = defineCall({
  id: 'checkoutCancel',
  method: 'POST',
  path: '/api/billing/checkouts/{id}/cancel',
  tag: 'Billing',
  summary: 'End a checkout without paying',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  params: Id,
  response: z.object({ checkout: Checkout }),
});

import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { CURRENCIES } from './money';

/** `test`: a payment page of this product, where no money moves. `off`: payments are not set up. */
export const PAYMENT_MODES = ['live', 'test', 'off'] as const;

export const Price = z.object({
  /** Whole minor units of the currency. */
  amount: z.number(),
  currency: z.enum(CURRENCIES),
});

export const Package = z.object({
  productId: z.string(),
  name: z.string(),
  /** Whole credits; they never expire. */
  credits: z.number(),
  price: Price,
});
export type Package = z.infer<typeof Package>;

const Address = z.optional(z.string().check(z.maxLength(2048, 'An address has at most 2048 characters.')));
const Product = {
  productId: z.string('Say which package.').check(z.minLength(1, 'Say which package.'), z.maxLength(64)),
  /** Whose balance is credited: the caller's own by default; another's for staff alone. */
  userId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** What the page showed. When the catalogue says otherwise, nothing is charged and the answer is 409. */
  shown: z.optional(z.object({ amount: z.int(), currency: z.string(), credits: z.int() })),
};

export const creditPackages = defineCall({
  id: 'creditPackages',
  method: 'GET',
  path: '/api/billing/credits/packages',
  tag: 'Billing',
  summary: 'Packages of credits, and whether they can be bought here',
  auth: 'public',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({
    packages: z.array(Package),
    /** Whether buying is set up. */
    buying: z.boolean(),
    mode: z.enum(PAYMENT_MODES),
    version: z.string(),
  }),
});

/** Opens a payment page for a package. The browser goes to `url`; after paying it comes back to `returnUrl`. */
export const creditCheckout = defineCall({
  id: 'creditCheckout',
  method: 'POST',
  path: '/api/billing/credits/checkout',
  tag: 'Billing',
  summary: 'Buy a package on a payment page',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'key',
  body: z.object({
    ...Product,
    /** Relative, or on an origin of the product. `checkout=<id>` is added to its query. */
    returnUrl: Address,
    cancelUrl: Address,
  }),
  response: z.object({
    url: z.string(),
    /** Id of the checkout, which `GET /api/billing/checkouts/{id}` reads. */
    sessionId: z.string(),
  }),
});

/** Prepares a payment whose card fields stand on the product's own payment page. */
export const creditIntent = defineCall({
  id: 'creditIntent',
  method: 'POST',
  path: '/api/billing/credits/elements/intent',
  tag: 'Billing',
  summary: 'Prepare a payment for card fields on a page of the product',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'key',
  body: z.object(Product),
  response: z.object({
    clientSecret: z.string(),
    sessionId: z.string(),
    /** The provider's key for browsers; null in test mode. */
    publishableKey: z.nullable(z.string()),
    mode: z.enum(PAYMENT_MODES),
    price: Price,
  }),
});

const CHARGE_STATUSES = ['paid', 'processing', 'action_required', 'declined', 'no_card'] as const;

/**
 * Charges the card of an earlier purchase. `action_required`: the bank asks its owner, who goes to `url`. `no_card`:
 * no card is saved, so that a checkout is the way.
 */
export const creditCharge = defineCall({
  id: 'creditCharge',
  method: 'POST',
  path: '/api/billing/credits/charge',
  tag: 'Billing',
  summary: 'Buy a package with the card of an earlier purchase',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'key',
  body: z.object(Product),
  response: z.object({
    /** Whether it was paid. */
    success: z.boolean(),
    status: z.enum(CHARGE_STATUSES),
    /** Spendable credits afterwards; null when nothing was credited. */
    balance: z.nullable(z.number()),
    /** Why not, in words. */
    message: z.nullable(z.string()),
    /** Where the payment is completed. */
    url: z.nullable(z.string()),
    clientSecret: z.nullable(z.string()),
    sessionId: z.nullable(z.string()),
  }),
});

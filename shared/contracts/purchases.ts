import * as z from '@flint/shared/contracts/schema';
import { Price } from './billing';
import { defineCall } from './call';

const PURCHASE_STATES = ['paid', 'credited', 'refunded', 'disputed'] as const;

export const Purchase = z.object({
  id: z.string(),
  /** Its number on the receipt. */
  number: z.string(),
  productId: z.string(),
  name: z.string(),
  credits: z.number(),
  price: Price,
  /** Returned money in minor units. */
  refunded: z.number(),
  state: z.enum(PURCHASE_STATES),
  testMode: z.boolean(),
  /** The receipt as PDF. */
  receiptUrl: z.string(),
  createdAt: z.string(),
});
export type Purchase = z.infer<typeof Purchase>;

/** What the caller paid, newest first: at most 100. */
export const purchaseList = defineCall({
  id: 'purchaseList',
  method: 'GET',
  path: '/api/billing/purchases',
  tag: 'Billing',
  summary: 'Purchases of packages, newest first',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({ userId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }),
  response: z.object({ purchases: z.array(Purchase) }),
});
/** A receipt for the payer; one of another user is answered as one that is not there. */
export const purchaseReceipt = defineCall({
  id: 'purchaseReceipt',
  method: 'GET',
  path: '/api/billing/purchases/{id}/receipt',
  tag: 'Billing',
  summary: 'Receipt of a purchase as PDF',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: z.any(),
  failure: 'The download failed',
});

import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';

/** The highest cap, in credits. */
const SPENDING_CAP_MAX = 100_000;

const RULE = `A cap is a whole number from 1 to ${SPENDING_CAP_MAX.toLocaleString('en')}, or left empty.`;
const Cap = z.nullable(z.int(RULE).check(z.minimum(1, RULE), z.maximum(SPENDING_CAP_MAX, RULE)));

/** What a user lets the own orders cost, in whole credits; null: no cap. */
export const SpendingCaps = z.object({
  /** For all orders of a day, UTC. */
  perDay: Cap,
  /** For one run; a run of steps counts as one, with everything it orders. */
  perRun: Cap,
});
export type SpendingCaps = z.infer<typeof SpendingCaps>;

const State = z.object({
  caps: SpendingCaps,
  /** Credits of today's orders: what is held, and what was charged. */
  spentToday: z.number(),
  /** When the day of the cap ends. */
  resetsAt: z.string(),
});

const SHARED = { tag: 'Billing', path: '/api/billing/spending-caps', auth: 'session' } as const;

export const readSpendingCaps = defineCall({
  ...SHARED,
  id: 'readSpendingCaps',
  method: 'GET',
  summary: 'Own caps on what orders may cost, and what today’s did',
  rateLimit: 'read',
  idempotency: 'safe',
  response: State,
  failure: 'Failed to load your caps',
});

export const setSpendingCaps = defineCall({
  ...SHARED,
  id: 'setSpendingCaps',
  method: 'PUT',
  summary: 'Set or take off the own caps; they hold from the next order on',
  rateLimit: 'write',
  idempotency: 'natural',
  body: SpendingCaps,
  response: State,
  failure: 'Failed to save your caps',
});

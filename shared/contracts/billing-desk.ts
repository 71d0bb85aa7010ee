import * as z from '@flint/shared/contracts/schema';
import { Price } from './billing';
import { defineCall } from './call';

const SEARCH_MAX = 200;
const REASON_MAX = 200;
/** Days that figures and the comparison with the provider reach back at most. */
export const DESK_DAYS_MAX = 120;

/** Which payments are listed: all, those with money that went back, those that have or had a dispute. */
export const DESK_FILTERS = ['all', 'refunded', 'disputed'] as const;

/** A payment for a package or a plan, as staff sees it. */
export const DeskPayment = z.object({
  id: z.string(),
  /** Its number on the receipt. */
  number: z.string(),
  /** Who got the credits, and who paid. */
  email: z.string(),
  payerEmail: z.string(),
  sold: z.enum(['package', 'plan']),
  /** The package's name, or the plan's with its period. */
  name: z.string(),
  credits: z.number(),
  price: Price,
  /** Minor units that went back by refunds. */
  refunded: z.number(),
  disputed: z.boolean(),
  /** Credits that were taken back. */
  reclaimed: z.number(),
  provider: z.string(),
  /** The provider's id of the payment. */
  paymentRef: z.string(),
  testMode: z.boolean(),
  createdAt: z.string(),
});
export type DeskPayment = z.infer<typeof DeskPayment>;

const Movement = z.object({
  id: z.string(),
  email: z.string(),
  description: z.string(),
  /** Credits that it gave; below 0 when it took them. */
  credits: z.number(),
  at: z.string(),
});

const Refund = z.object({
  id: z.string(),
  /** Minor units. */
  amount: z.number(),
  reason: z.string(),
  staffEmail: z.string(),
  /**
   * `asked`: the provider has not answered yet, and is asked again by itself. `failed`: it was made, and the payer's bank
   * did not take it.
   */
  state: z.enum(['asked', 'done', 'refused', 'failed']),
  /** Why the provider refused, or why it failed. */
  message: z.nullable(z.string()),
  askedAt: z.string(),
});

const Dispute = z.object({
  id: z.string(),
  /** Minor units. */
  amount: z.number(),
  reason: z.string(),
  /** The provider's word, or `withdrawn`. */
  status: z.string(),
  openedAt: z.string(),
  updatedAt: z.string(),
});

export const DeskDetail = z.object({
  payment: DeskPayment,
  /** Of who got the credits, now. */
  balance: z.object({ balance: z.number(), held: z.number(), owed: z.optional(z.number()) }),
  /** Most that can be refunded now, in minor units: less than what is left while a refund waits for its answer. */
  refundable: z.number(),
  /** What it gave, and what was taken back, oldest first. */
  movements: z.array(Movement),
  refunds: z.array(Refund),
  disputes: z.array(Dispute),
  /** The provider's events about it, oldest first. */
  events: z.array(z.object({ id: z.string(), type: z.string(), at: z.string() })),
});
export type DeskDetail = z.infer<typeof DeskDetail>;

const ById = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });

/** By any part of an address, or exactly by an id, a receipt's number or the provider's id. Searches are audited. */
export const listDeskPayments = defineCall({
  id: 'listDeskPayments',
  method: 'GET',
  path: '/api/staff/billing/payments',
  tag: 'Staff',
  summary: 'Find payments, newest first: at most 50',
  auth: ['admin'],
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({
    q: z.optional(
      z
        .string('The search is a text.')
        .check(z.trim(), z.maxLength(SEARCH_MAX, `A search has at most ${SEARCH_MAX} characters.`)),
    ),
    filter: z.optional(z.enum(DESK_FILTERS, `The filter is one of ${DESK_FILTERS.join(', ')}.`)),
  }),
  response: z.object({ payments: z.array(DeskPayment) }),
  failure: 'The payments could not be read',
});

export const readDeskPayment = defineCall({
  id: 'readDeskPayment',
  method: 'GET',
  path: '/api/staff/billing/payments/{id}',
  tag: 'Staff',
  summary: 'A payment, what it gave, and what became of its money; audited',
  auth: ['admin'],
  rateLimit: 'read',
  idempotency: 'safe',
  params: ById,
  response: DeskDetail,
  failure: 'The payment could not be read',
});

/** Gives money back. Of the credits the same part is taken back, rounded down; spent ones are owed. */
export const refundDeskPayment = defineCall({
  id: 'refundDeskPayment',
  method: 'POST',
  path: '/api/staff/billing/payments/{id}/refunds',
  tag: 'Staff',
  summary: 'Refund a payment, whole or in part',
  auth: ['admin'],
  rateLimit: 'write',
  idempotency: 'key',
  params: ById,
  body: z.object({
    /** Minor units. */
    amount: z.int('The amount is a whole number of minor units.').check(z.minimum(1, 'The amount is above 0.')),
    reason: z
      .string('Say why.')
      .check(
        z.trim(),
        z.minLength(1, 'Say why.'),
        z.maxLength(REASON_MAX, `A reason has at most ${REASON_MAX} characters.`),
      ),
  }),
  response: DeskDetail,
  failure: 'The refund failed',
});

export const reconcileDesk = defineCall({
  id: 'reconcileDesk',
  method: 'POST',
  path: '/api/staff/billing/reconcile',
  tag: 'Staff',
  summary: 'Compare payments with the provider, and repair what differs',
  auth: ['admin'],
  rateLimit: 'write',
  idempotency: 'natural',
  body: z.object({
    /** By default 7. */
    days: z.optional(
      z
        .int('The days are a whole number.')
        .check(
          z.minimum(1, 'The days are at least 1.'),
          z.maximum(DESK_DAYS_MAX, `The days are at most ${DESK_DAYS_MAX}.`),
        ),
    ),
  }),
  response: z.object({
    checked: z.number(),
    /** Payments that had not been credited, refunds and disputes that had not been noticed, checkouts that had ended. */
    credited: z.number(),
    returned: z.number(),
    ended: z.number(),
    /** Payments that need a person. */
    problems: z.array(z.string()),
  }),
  failure: 'The comparison failed',
});

const ModelFigures = z.object({
  kind: z.string(),
  model: z.string(),
  servedBy: z.string(),
  /** Runs that ended and were charged, and their whole credits. */
  runs: z.number(),
  charged: z.number(),
  /** Requests to the vendor, and those among them whose cost is unknown. */
  requests: z.number(),
  notTold: z.number(),
  /** Millionths of a dollar that the other requests cost; null where no cost is known. */
  cost: z.nullable(z.number()),
  /** What the credits bring at least, less the cost; null where no cost is known. */
  margin: z.nullable(z.number()),
});

/** Days are of UTC. */
export const deskFigures = defineCall({
  id: 'deskFigures',
  method: 'GET',
  path: '/api/staff/billing/figures',
  tag: 'Staff',
  summary: 'Revenue and credits by day, and credits, costs and margin by model',
  auth: ['admin'],
  rateLimit: 'read',
  idempotency: 'safe',
  /** 1 to 120, by default 30. */
  query: z.object({ days: z.optional(z.union([z.string(), z.number()])) }),
  response: z.object({
    /** Newest first; a day without payments has none. Money is of the payment provider that is set up. */
    money: z.array(
      z.object({
        day: z.string(),
        payments: z.number(),
        /** Minor units of the day's payments, and of what went back on that day. */
        sold: Price,
        returned: Price,
      }),
    ),
    /** Whole credits, newest first, every day. */
    credits: z.array(
      z.object({
        day: z.string(),
        given: z.number(),
        /** Refunded, disputed or expired. */
        takenBack: z.number(),
        spent: z.number(),
        /** All users' spendable and held credits, less what they owe, at the end of the day. */
        outstanding: z.number(),
      }),
    ),
    outstanding: z.object({ paid: z.number(), promotional: z.number(), held: z.number(), owed: z.number() }),
    /** What a credit brings at least, in millionths of a dollar: in the package or plan where it is cheapest. */
    creditMicros: z.number(),
    /** Runs that were charged and requests to vendors, by model. */
    models: z.array(ModelFigures),
  }),
  failure: 'The figures could not be read',
});

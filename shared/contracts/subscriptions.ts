import * as z from '@flint/shared/contracts/schema';
import { Price } from './billing';
import { PLAN_INTERVALS, PLAN_NAMES } from './catalogue';

/** `trialing` and `past_due` have the plan too: a payment that failed is tried again for some days. */
const SUBSCRIPTION_STATES = ['trialing', 'active', 'past_due', 'ended'] as const;

const PlanChoice = { planName: z.enum(PLAN_NAMES), interval: z.enum(PLAN_INTERVALS) };

export const Subscription = z.object({
  id: z.string(),
  ...PlanChoice,
  name: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  /** Whole credits a month. */
  credits: z.number(),
  /** For one interval. */
  price: Price,
  periodStart: z.string(),
  periodEnd: z.string(),
  trialEndsAt: z.nullable(z.string()),
  /** When it ends; null while it goes on. */
  endsAt: z.nullable(z.string()),
  /** The plan that follows at the period's end; null while it stays the same. */
  next: z.nullable(z.object(PlanChoice)),
  /** When the next credits come; null when none do. */
  nextRefillAt: z.nullable(z.string()),
  /** Plan credits that are left roll over until there are this many. */
  rollOver: z.number(),
  card: z.nullable(
    z.object({ brand: z.string(), last4: z.string(), expiresMonth: z.number(), expiresYear: z.number() }),
  ),
  testMode: z.boolean(),
});
export type Subscription = z.infer<typeof Subscription>;

/** What a change of plan costs, and when it comes. Shown before it is confirmed. */
export const PlanPreview = z.object({
  ...PlanChoice,
  /** `checkout`: there is no plan to change, so one is begun. `none`: nothing changes. */
  when: z.enum(['now', 'period_end', 'checkout', 'none']),
  /** When the new plan starts. */
  at: z.string(),
  /** The lines of today's bill. */
  lines: z.array(z.object({ label: z.string(), price: Price })),
  dueNow: Price,
  /** For each interval from then on. */
  price: Price,
  /** Whole credits that arrive at once. */
  creditsNow: z.number(),
});
export type PlanPreview = z.infer<typeof PlanPreview>;

const INVOICE_STATES = ['paid', 'open', 'refunded', 'void'] as const;

export const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  description: z.string(),
  price: Price,
  /** Returned money in minor units. */
  refunded: z.number(),
  state: z.enum(INVOICE_STATES),
  /** The receipt as PDF; null until it is paid. */
  receiptUrl: z.nullable(z.string()),
  /** Where an open invoice is paid; null without such a page. */
  payUrl: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;

/** Credits that came together, and when they end. */
export const CreditLot = z.object({
  id: z.string(),
  description: z.string(),
  remaining: z.number(),
  /** Null: never. */
  endsAt: z.nullable(z.string()),
});
export type CreditLot = z.infer<typeof CreditLot>;

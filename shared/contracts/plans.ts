import * as z from '@flint/shared/contracts/schema';
import { PAYMENT_MODES } from './billing';
import { defineCall } from './call';
import { PLAN_INTERVALS } from './catalogue';
import { CreditLot, Invoice, PlanPreview, Subscription } from './subscriptions';

const Address = z.optional(z.string().check(z.maxLength(2048, 'An address has at most 2048 characters.')));
const Interval = z.optional(z.enum(PLAN_INTERVALS, 'A plan is paid by the month or the year.'));
const Name = z.string('Say which plan.').check(z.minLength(1, 'Say which plan.'), z.maxLength(64));
const Email = z.string('Say your e-mail address.').check(z.minLength(1), z.maxLength(254));
const UserId = z.optional(z.string().check(z.minLength(1), z.maxLength(64)));
const Trial = z.optional(z.boolean('trial is true or false.'));

const Order = {
  /** The plan by its name, in place of `planName`. */
  productId: z.optional(Name),
  trial: Trial,
  planName: z.optional(Name),
  /** Sent for yearly payment alone. */
  interval: Interval,
  returnUrl: Address,
  cancelUrl: Address,
  userId: UserId,
};

/** Opens a payment page for a plan. `choice`: a choice from before the sign-up, in place of the plan's name. */
export const planCheckout = defineCall({
  id: 'planCheckout',
  method: 'POST',
  path: '/api/billing/checkout',
  tag: 'Billing',
  summary: 'Begin a plan on a payment page',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'key',
  body: z.object({ ...Order, choice: z.optional(z.string().check(z.maxLength(1024))) }),
  response: z.object({ url: z.string(), sessionId: z.string() }),
});

/** Keeps a visitor's choice through the sign-up: a signed choice of 30 minutes. Nothing is created, and nobody is named. */
export const signupCheckout = defineCall({
  id: 'signupCheckout',
  method: 'POST',
  path: '/api/billing/signup/checkout',
  tag: 'Billing',
  summary: 'Keep a choice of plan through the sign-up',
  auth: 'public',
  rateLimit: 'write',
  idempotency: 'natural',
  /** `email` and `userId` bind nothing. */
  body: z.object({ ...Order, email: z.optional(Email) }),
  response: z.object({ url: z.string() }),
});

/** Opens the provider's page for payment method, billing address and tax id. */
export const billingPortal = defineCall({
  id: 'billingPortal',
  method: 'POST',
  path: '/api/billing/portal',
  tag: 'Billing',
  summary: 'Open the payment provider’s page for cards and addresses',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  body: z.object({ returnUrl: Address }),
  response: z.object({ url: z.string() }),
});

/** Answers where a change of plan is looked at and confirmed. */
export const portalChangePlan = defineCall({
  id: 'portalChangePlan',
  method: 'POST',
  path: '/api/billing/portal/change-plan',
  tag: 'Billing',
  summary: 'Where a change of plan is confirmed',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  body: z.object({ planName: Name, interval: Interval, returnUrl: Address }),
  response: z.object({ url: z.string() }),
});

const Changed = z.object({
  subscription: z.nullable(Subscription),
  /** Where the change is confirmed, paid or begun; null when nothing is left to do. */
  url: z.nullable(z.string()),
  preview: PlanPreview,
});

/**
 * Changes the plan: up at once, down at the period's end, `free` ends it then, and the present plan takes back what was
 * to come. A change that needs a payment which was not made changes nothing and answers `url`.
 */
export const changePlan = defineCall({
  id: 'changePlan',
  method: 'POST',
  path: '/api/billing/change-plan',
  tag: 'Billing',
  summary: 'Change the plan',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  /** `dueNow`: what the page showed, in minor units. When it is more by now, nothing is charged and the answer is 409. */
  body: z.object({ planName: Name, interval: Interval, dueNow: z.optional(z.int()) }),
  response: Changed,
});

/** Shows what a change would cost; changes nothing. */
export const previewPlan = defineCall({
  id: 'previewPlan',
  method: 'GET',
  path: '/api/billing/change-plan',
  tag: 'Billing',
  summary: 'What a change of plan would cost',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({ planName: Name, interval: Interval }),
  response: Changed,
});

const Current = z.object({ subscription: z.nullable(Subscription) });

export const currentSubscription = defineCall({
  id: 'currentSubscription',
  method: 'GET',
  path: '/api/billing/subscription/current',
  tag: 'Billing',
  summary: 'The plan that is paid for',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({ userId: UserId }),
  response: Current,
});
/** The same by another method; changes nothing. */
export const currentSubscriptionPost = defineCall({
  id: 'currentSubscriptionPost',
  method: 'POST',
  path: '/api/billing/subscription/current',
  tag: 'Billing',
  summary: 'The plan that is paid for, by the other method',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  body: z.object({ userId: UserId }),
  response: Current,
});

/** Prepares a plan whose card fields stand on a page of the product. */
export const elementsSubscription = defineCall({
  id: 'elementsSubscription',
  method: 'POST',
  path: '/api/billing/elements/subscription',
  tag: 'Billing',
  summary: 'Prepare a plan for card fields on a page of the product',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'key',
  body: z.object({ planName: Name, interval: Interval, trial: Trial, email: z.optional(Email) }),
  response: z.object({
    clientSecret: z.string(),
    subscriptionId: z.string(),
    /** The provider's key for browsers; null in test mode. */
    publishableKey: z.nullable(z.string()),
    mode: z.enum(PAYMENT_MODES),
    /** The page with its card fields: in test mode the test payment page. */
    url: z.optional(z.string()),
  }),
});
/** What was prepared and is not paid yet. */
export const elementsState = defineCall({
  id: 'elementsState',
  method: 'GET',
  path: '/api/billing/elements/subscription',
  tag: 'Billing',
  summary: 'The plan that was prepared and not paid yet',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ clientSecret: z.nullable(z.string()), subscriptionId: z.nullable(z.string()) }),
});

const SUBSCRIBE_STATUSES = ['active', 'trialing', 'processing', 'action_required', 'declined'] as const;

/** Begins a plan with a payment method that card fields made. */
export const elementsSubscribe = defineCall({
  id: 'elementsSubscribe',
  method: 'POST',
  path: '/api/billing/elements/subscribe',
  tag: 'Billing',
  summary: 'Begin a plan with a card',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'key',
  body: z.object({
    /** The caller's own. */
    email: Email,
    planName: Name,
    interval: Interval,
    paymentMethodId: z.string('Say which card pays.').check(z.minLength(1, 'Say which card pays.'), z.maxLength(255)),
    trial: Trial,
  }),
  response: z.object({
    subscription: z.nullable(Subscription),
    /** By which the card's owner confirms, when the bank asks. */
    clientSecret: z.nullable(z.string()),
    status: z.enum(SUBSCRIBE_STATUSES),
    /** Why not, in words. */
    message: z.nullable(z.string()),
  }),
});

/** The account's billing at a glance: plan, lots in the order they are spent, and invoices, newest first. */
export const billingOverview = defineCall({
  id: 'billingOverview',
  method: 'GET',
  path: '/api/billing/overview',
  tag: 'Billing',
  summary: 'Plan, lots of credits and invoices',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({
    subscription: z.nullable(Subscription),
    lots: z.array(CreditLot),
    invoices: z.array(Invoice),
    mode: z.enum(PAYMENT_MODES),
    /** Whether a trial may still be had. */
    trial: z.boolean(),
  }),
});

/** An invoice's receipt for its payer; one of another user is answered as one that is not there. */
export const invoiceReceipt = defineCall({
  id: 'invoiceReceipt',
  method: 'GET',
  path: '/api/billing/invoices/{id}/receipt',
  tag: 'Billing',
  summary: 'Receipt of an invoice as PDF',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: z.any(),
  failure: 'The download failed',
});

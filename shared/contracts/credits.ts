import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';

/** Credits a new verified user gets, once per address. */
export const STARTER_CREDITS = 25;
/** How long a balance counts as fresh, in milliseconds. */
export const BALANCE_CACHE_MS = 30_000;
/** Transactions the credits page shows. */
export const RECENT_TRANSACTIONS = 10;
/** Default and largest number of transactions in an answer. */
export const TRANSACTION_LIMIT = 100;
/** Below this balance the header shows a warning. */
export const LOW_BALANCE = 20;

/** The kinds of transaction that a user can see. `gift`: a gift code. `referral`: for a recommendation. */
export const TRANSACTION_TYPES = [
  'starter',
  'purchase',
  'grant',
  'gift',
  'referral',
  'hold',
  'spend',
  'return',
] as const;

export const Transaction = z.object({
  id: z.string(),
  type: z.enum(TRANSACTION_TYPES),
  /** Its purpose, in words for the user. */
  description: z.string(),
  /** Change of the spendable balance in whole credits: negative when spent or held. */
  amount: z.number(),
  /** Spendable balance after it. */
  balanceAfter: z.number(),
  runId: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Transaction = z.infer<typeof Transaction>;

/** `image:<model>` → whole credits for one. */
export const Costs = z.record(z.string(), z.number());
export type Costs = z.infer<typeof Costs>;

const UserId = z.optional(z.string().check(z.minLength(1), z.maxLength(64)));

export const Balance = z.object({
  /** Spendable credits, whole. */
  balance: z.number(),
  /** Credits held by running work, which may still return. */
  held: z.number(),
  /** Credits of refunded purchases that had been spent: what comes in pays them first. Absent when there are none. */
  owed: z.optional(z.number()),
});
export type Balance = z.infer<typeof Balance>;

export const creditsBalance = defineCall({
  id: 'creditsBalance',
  method: 'GET',
  path: '/api/credits/balance',
  tag: 'Credits',
  summary: 'Spendable and held credits',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({ userId: UserId }),
  response: Balance,
  failure: 'Failed to fetch credits',
});
/** `limit` arrives as text; one that is not a number takes the default, others are clamped to 1–100. */
export const creditsTransactions = defineCall({
  id: 'creditsTransactions',
  method: 'GET',
  path: '/api/credits/transactions',
  tag: 'Credits',
  summary: 'Latest credit movements, newest first',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({ userId: UserId, limit: z.optional(z.union([z.string(), z.number()])) }),
  response: z.object({ transactions: z.array(Transaction) }),
  failure: 'Failed to fetch credits',
});
export const creditsCosts = defineCall({
  id: 'creditsCosts',
  method: 'GET',
  path: '/api/credits/costs',
  tag: 'Credits',
  summary: 'What each kind of work costs here',
  auth: 'public',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ costs: Costs, unit: z.literal('credits'), version: z.string() }),
  failure: 'Failed to fetch credits',
});

import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';

const CAMPAIGN_MAX = 60;
const GIFT_CREDITS_MAX = 10_000;
const GIFT_USES_MAX = 10_000;
/** Codes of one request. */
const GIFT_CODES_MAX = 100;
/** Longest life of given credits, in days. */
const GIFT_DAYS_MAX = 730;

/** `used_up`: as many users as may have redeemed it. */
const GIFT_STATES = ['active', 'disabled', 'expired', 'used_up'] as const;

/** A gift code as staff sees it. The code itself is told once, when it is created. */
export const GiftCode = z.object({
  id: z.string(),
  campaign: z.string(),
  /** Its last five signs. */
  hint: z.string(),
  /** Whole credits for each user. */
  credits: z.number(),
  /** Days that the credits last after redeeming; null: they do not expire. */
  creditDays: z.nullable(z.number()),
  uses: z.number(),
  used: z.number(),
  /** When the code ends; null: never. */
  expiresAt: z.nullable(z.string()),
  state: z.enum(GIFT_STATES),
  createdAt: z.string(),
});
export type GiftCode = z.infer<typeof GiftCode>;

/** A whole number within limits, whose message names both. */
const whole = (what: string, most: number) => {
  const rule = `${what} is a whole number from 1 to ${most.toLocaleString('en')}.`;
  return z.int(rule).check(z.minimum(1, rule), z.maximum(most, rule));
};

export const NewGiftCodes = z.object({
  campaign: z
    .string('Name the campaign.')
    .check(
      z.trim(),
      z.minLength(1, 'Name the campaign.'),
      z.maxLength(CAMPAIGN_MAX, `A campaign has at most ${CAMPAIGN_MAX} characters.`),
    ),
  credits: whole('The amount', GIFT_CREDITS_MAX),
  uses: whole('The number of users', GIFT_USES_MAX),
  count: whole('The number of codes', GIFT_CODES_MAX),
  /** Last day of the code, UTC: `2026-12-31`. Absent: it does not end. */
  lastDay: z.optional(
    z.string('The last day is a date.').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'The last day is a date: 2026-12-31.')),
  ),
  /** Absent: the credits do not expire. */
  creditDays: z.optional(whole('The life of the credits in days', GIFT_DAYS_MAX)),
});
export type NewGiftCodes = z.infer<typeof NewGiftCodes>;

export const listGiftCodes = defineCall({
  id: 'listGiftCodes',
  method: 'GET',
  path: '/api/staff/gift-codes',
  tag: 'Staff',
  summary: 'Gift codes, newest first: at most 500',
  auth: ['admin'],
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ codes: z.array(GiftCode) }),
  failure: 'The gift codes could not be read',
});

/** Creates codes. A repetition of its key is refused, since codes are told once. */
export const createGiftCodes = defineCall({
  id: 'createGiftCodes',
  method: 'POST',
  path: '/api/staff/gift-codes',
  tag: 'Staff',
  summary: 'Create gift codes, which are told in this answer alone',
  auth: ['admin'],
  rateLimit: 'write',
  idempotency: 'key',
  body: NewGiftCodes,
  response: z.object({ secrets: z.array(z.string()), codes: z.array(GiftCode) }),
  failure: 'The gift codes could not be created',
});

export const disableGiftCode = defineCall({
  id: 'disableGiftCode',
  method: 'POST',
  path: '/api/staff/gift-codes/{id}/disable',
  tag: 'Staff',
  summary: 'End a gift code; what it gave stays',
  auth: ['admin'],
  rateLimit: 'write',
  idempotency: 'natural',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: z.object({ code: GiftCode }),
  failure: 'The gift code could not be disabled',
});

/** Adds the credits of a code once. Repeated, it answers the same with `added: false`. */
export const redeemGiftCode = defineCall({
  id: 'redeemGiftCode',
  method: 'POST',
  path: '/api/credits/redeem',
  tag: 'Credits',
  summary: 'Redeem a gift code',
  auth: 'verified',
  rateLimit: 'write',
  idempotency: 'natural',
  body: z.object({
    code: z
      .string('Enter a code.')
      .check(z.trim(), z.minLength(1, 'Enter a code.'), z.maxLength(64, 'A code has at most 64 characters.')),
  }),
  response: z.object({
    /** Whether this request added the credits; false when this user had redeemed the code before. */
    added: z.boolean(),
    credits: z.number(),
    /** When the credits end; null: never. */
    creditsExpireAt: z.nullable(z.string()),
    /** Spendable credits now. */
    balance: z.number(),
  }),
  failure: 'The code could not be redeemed',
});

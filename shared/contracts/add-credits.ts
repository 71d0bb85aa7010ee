import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { Transaction } from './credits';

export const AddCreditsBody = z.object({
  userId: z.string('Say whose balance.').check(z.minLength(1, 'Say whose balance.'), z.maxLength(64)),
  amount: z
    .int('The amount is a whole number of credits.')
    .check(z.minimum(1, 'The amount is at least 1.'), z.maximum(1_000_000, 'The amount is at most 1,000,000.')),
  description: z
    .string('Say why.')
    .check(z.trim(), z.minLength(1, 'Say why.'), z.maxLength(200, 'A description has at most 200 characters.')),
  type: z.literal('purchase', 'The type is always purchase.'),
});
export const creditsAdd = defineCall({
  id: 'creditsAdd',
  method: 'POST',
  path: '/api/credits/add',
  tag: 'Credits',
  summary: 'Add credits to an account (staff)',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'key',
  body: AddCreditsBody,
  response: z.object({ balance: z.number(), transaction: z.optional(Transaction) }),
});

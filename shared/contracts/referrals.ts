import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';

/** Credits that each of both gets for the first purchase of a user who signed up by a link. */
export const REFERRAL_CREDITS = 50;

export const MyReferrals = z.object({
  /** The caller's link. */
  url: z.string(),
  /** Users who signed up by it. */
  signedUp: z.number(),
  /** Of them, those whose address is verified. */
  verified: z.number(),
  /** Of them, those with a first purchase that stands. */
  bought: z.number(),
  /** Credits that recommendations gave the caller, without what was taken back: the sum of the ledger's movements. */
  credits: z.number(),
});
export type MyReferrals = z.infer<typeof MyReferrals>;

/** The link is made when it is first asked for. */
export const myReferrals = defineCall({
  id: 'myReferrals',
  method: 'GET',
  path: '/api/referrals/me',
  tag: 'Credits',
  summary: 'The own link of recommendation, and what came of it',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  response: MyReferrals,
  failure: 'Your recommendations could not be read',
});

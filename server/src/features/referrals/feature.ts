import { myReferrals } from '@flint/shared/contracts/referrals';
import { defineFeature } from '../../platform/composition/define-feature';
import { route } from '../../platform/http/route';
import { database } from '../../platform/postgres/database-feature';
import { credits } from '../credits/feature';
import * as migration from './migrations/0147-referrals';
import { createReferralCookie } from './referral-cookie';
import { recordReferral, registerReferralLinks } from './referral-http';
import { createReferrals } from './referrals-service';

/**
 * Users who recommend Flint by a link, and the credits that both get: `settleReferral`, which billing calls in the
 * transaction that settles a purchase.
 */
export const referrals = defineFeature({
  id: 'referrals',
  needs: { database, credits },
  tables: ['referral', 'referral_link'],
  migrations: { '0147-referrals': migration },
  service: ({ database: { db }, credits: ledger }, { config: { publicUrl } }) => ({
    referrals: createReferrals(db, ledger, publicUrl),
    cookie: createReferralCookie(publicUrl),
  }),
  routes: ({ referrals: service }) => [route(myReferrals, async ({ viewer }) => service.read(viewer.user.id))],
  signedUp: ({ referrals: service, cookie }, _needs, { log }) => [recordReferral(service, cookie, log)],
  http: (app, service, _needs, { policy }) => registerReferralLinks(app, service, policy.limiter),
});

import { randomInt } from 'node:crypto';
import type { MyReferrals } from '@flint/shared/contracts/referrals';
import type { Db } from '../../platform/db/database';
import { addressHash } from '../credits/address';
import type { Credits } from '../credits/credits-service';
import { REFERRAL_MOVEMENTS } from './referral-rewards';
import { countReferrals, ensureLink, findReferrer, insertReferral } from './referrals-repository';

/** Letters and digits that are not mistaken for each other. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface Referrals {
  /** A user's link and its figures. The link is created by the first request. */
  read(userId: string): Promise<MyReferrals>;
  isLink(code: string): Promise<boolean>;
  /** Records by whose link a new user signed up: never the own, nor another account of the same mailbox. */
  record(user: { id: string; email: string }, code: string): Promise<void>;
}

export function createReferrals(db: Db, credits: Pick<Credits, 'netOf'>, publicUrl: string): Referrals {
  return {
    async read(userId) {
      const code = await ensureLink(db, userId, newCode());
      const [counted, net] = await Promise.all([countReferrals(db, userId), credits.netOf(userId, REFERRAL_MOVEMENTS)]);
      const { signed_up: signedUp, verified, bought } = counted;
      return { url: `${publicUrl}/r/${code}`, signedUp, verified, bought, credits: net };
    },
    isLink: async (code) => (await findReferrer(db, code)) !== undefined,
    async record({ id, email }, code) {
      const referrer = await findReferrer(db, code);
      const mailbox = addressHash(email);
      if (!referrer || referrer.id === id || addressHash(referrer.email) === mailbox) return;
      await insertReferral(db, { userId: id, referrerId: referrer.id, mailbox });
    },
  };
}

const newCode = (): string => Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

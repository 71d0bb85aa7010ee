import { REFERRAL_CREDITS } from '@flint/shared/contracts/referrals';
import type { Tx } from '../../platform/db/transaction';
import { give } from '../credits/ledger';
import { reclaim, reinstate } from '../credits/reclaim';
import { lockReferral, updateReferral } from './referrals-repository';
import type { ReferralRow } from './tables';

/** A paid purchase as it is now. */
interface Bought {
  readonly id: string;
  readonly user_id: string;
  readonly payer_id: string;
  readonly credits: number;
  /** Credits of it that were taken back, since its money went back. */
  readonly reclaimed: number;
}

/** Idempotency keys of all its movements begin with this. */
export const REFERRAL_MOVEMENTS = 'referral:';

const sidesOf = ({ user_id: userId, referrer_id: referrerId }: ReferralRow) => [
  {
    ...{ userId: referrerId, idem: `${REFERRAL_MOVEMENTS}${userId}:referrer` },
    description: 'Somebody you recommended Flint to made a first purchase',
  },
  { userId, idem: `${REFERRAL_MOVEMENTS}${userId}:referred`, description: 'Your first purchase, by a recommendation' },
];

/** Idempotency keys of the movements of a recommendation: what it gave, and what each revision of it changed. */
export function referralMovements(userId: string, revision: number): string[] {
  const given = ['referrer', 'referred'].map((side) => `${REFERRAL_MOVEMENTS}${userId}:${side}`);
  const revisions = Array.from({ length: revision }, (_, index) => index + 1);
  return [...given, ...given.flatMap((idem) => revisions.map((each) => `${idem}:${each}`))];
}

/**
 * Brings what a recommendation gave to what the purchase says: the first paid purchase of a verified user who signed up
 * by a link gives both credits, once for life. Of them the same part goes back as of the purchase's own, rounded down.
 * Call it after the purchase's own movements, whose locks order this one's.
 */
export async function settleReferral(tx: Tx, purchase: Bought): Promise<void> {
  if (purchase.user_id !== purchase.payer_id) return;
  const row = await lockReferral(tx, purchase.user_id);
  if (!row) return;
  if (row.purchase_id === null) {
    if (row.verified && purchase.reclaimed === 0) await reward(tx, row, purchase.id);
  } else if (row.purchase_id === purchase.id) await takeBack(tx, row, purchase);
}

async function reward(tx: Tx, row: ReferralRow, purchaseId: string): Promise<void> {
  await updateReferral(tx, row.user_id, { purchase_id: purchaseId, credits: REFERRAL_CREDITS });
  for (const side of sidesOf(row)) await give(tx, { ...side, amount: REFERRAL_CREDITS, kind: 'referral' });
}

async function takeBack(tx: Tx, row: ReferralRow, { credits, reclaimed: returned }: Bought): Promise<void> {
  const reclaimed = Math.floor((row.credits * returned) / credits);
  const change = reclaimed - row.reclaimed;
  if (change === 0) return;
  const revision = row.revision + 1;
  await updateReferral(tx, row.user_id, { reclaimed, revision });
  for (const { userId, idem } of sidesOf(row)) {
    const movement = { userId, amount: Math.abs(change), idem: `${idem}:${revision}`, purchase: idem };
    const description = 'A recommendation, whose purchase was refunded';
    if (change > 0) await reclaim(tx, { ...movement, description });
    else await reinstate(tx, { ...movement, description: 'A recommendation, whose purchase stands again' });
  }
}

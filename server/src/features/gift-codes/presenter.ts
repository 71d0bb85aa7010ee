import type { GiftCode } from '@flint/shared/contracts/gift-codes';
import type { GiftCodeRow } from './tables';

type Ends = Pick<GiftCodeRow, 'disabled_at' | 'used' | 'max_uses' | 'expires_at'>;

/** @param now epoch milliseconds */
function stateOf({ disabled_at: disabled, used, max_uses: most, expires_at: end }: Ends, now: number) {
  if (disabled) return 'disabled';
  if (used >= most) return 'used_up';
  return end && end.getTime() <= now ? 'expired' : 'active';
}

/** Presents a code to staff. */
export function toGiftCode(row: GiftCodeRow): GiftCode {
  return {
    ...{ id: row.id, campaign: row.campaign, hint: row.hint, credits: row.credits, creditDays: row.credit_days },
    ...{ uses: row.max_uses, used: row.used, state: stateOf(row, Date.now()) },
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

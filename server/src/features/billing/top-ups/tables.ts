import type { TopUpEnd } from '@flint/shared/contracts/auto-top-up';
import type { Generated } from 'kysely';

declare module '../../../platform/db/schema' {
  interface Schema {
    billing_top_up: TopUpTable;
    billing_top_up_charge: TopUpChargeTable;
  }
}

/** A user's automatic top-up, with the package as it was shown when it was turned on. */
export interface TopUpTable {
  user_id: string;
  /** `paused`: the bank asks for a confirmation. */
  state: 'on' | 'paused' | 'off';
  /** Why it turned itself off. */
  ended: TopUpEnd | null;
  product_id: string;
  /** Credits of the spendable balance below which the package is bought. */
  below: number;
  times_per_month: number;
  /** Minor units. */
  amount: number;
  currency: string;
  credits: number;
  /** Charges that were declined since the last one that was paid. */
  declined: Generated<number>;
  /** The earliest next charge. */
  next_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** One charge: the row is there before the provider is asked. */
export interface TopUpChargeTable {
  /** The checkout's id, which is the idempotency key at the provider too. */
  id: string;
  user_id: string;
  /** `confirm`: its payer has to confirm it at the bank. A user has one that is `asked` or `confirm`. */
  state: Generated<'asked' | 'confirm' | 'paid' | 'failed'>;
  asked_at: Generated<Date>;
}

import type { Generated, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    gift_code: GiftCodeTable;
    gift_redemption: RedemptionTable;
  }
}

/** A code that staff gives away. The code itself is not kept. */
export interface GiftCodeTable {
  id: string;
  /** Idempotency key of the request that created it. */
  batch_id: string;
  /** SHA-256 of the code without its dashes, hex. */
  code_hash: string;
  /** Its last five signs, by which staff tells codes apart. */
  hint: string;
  campaign: string;
  /** Whole credits for each user. */
  credits: number;
  /** Days that the credits last after redeeming; null: they do not expire. */
  credit_days: number | null;
  /** Users who can redeem it. */
  max_uses: number;
  used: Generated<number>;
  /** When it ends; null: never. */
  expires_at: Date | null;
  disabled_at: Date | null;
  /** Staff who created it. */
  created_by: string;
  created_at: Generated<Date>;
}
export type GiftCodeRow = Selectable<GiftCodeTable>;

export interface RedemptionTable {
  code_id: string;
  user_id: string;
  at: Generated<Date>;
}

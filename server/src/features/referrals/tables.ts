import type { Generated, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    referral_link: ReferralLinkTable;
    referral: ReferralTable;
  }
}

export interface ReferralLinkTable {
  user_id: string;
  /** The last part of the link's address. */
  code: string;
  created_at: Generated<Date>;
}

/** A user who signed up by another's link: one row for life. */
export interface ReferralTable {
  user_id: string;
  referrer_id: string;
  /** The purchase that both were given credits for; null before it. */
  purchase_id: string | null;
  /** Whole credits that each of both was given; 0 before that purchase. */
  credits: Generated<number>;
  /** Credits of them that were taken back, since the purchase's money went back. */
  reclaimed: Generated<number>;
  /** How often credits were taken back or given again. */
  revision: Generated<number>;
  created_at: Generated<Date>;
}
export type ReferralRow = Selectable<ReferralTable>;

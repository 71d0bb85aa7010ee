import type { Generated } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    ledger_account: AccountTable;
    ledger_txn: TxnTable;
    ledger_entry: EntryTable;
    ledger_hold: HoldTable;
    ledger_lot: LotTable;
    ledger_lot_entry: LotEntryTable;
    starter_grant: StarterGrantTable;
  }
}

/**
 * `user:<id>` spendable, `held:<id>` held by unfinished runs, `user:<id>:debt` owed after refunds, `sys:*` the system's
 * counterpart accounts.
 */
export interface AccountTable {
  id: string;
  /** Whole credits; never below 0 unless `allow_negative` (debts, system accounts). */
  balance: Generated<number>;
  allow_negative: Generated<boolean>;
}

/**
 * `refund` ends a hold without a charge; `reversal` gives back a settled hold's charge. `reclaim` takes back what refunded
 * money had bought, `reinstate` undoes that, `repay` pays a debt from credits that came, `expiry` ends promotional ones.
 */
export type TxnKind =
  | 'starter'
  | 'purchase'
  | 'grant'
  | 'gift'
  | 'referral'
  | 'reserve'
  | 'settle'
  | 'refund'
  | 'reversal'
  | 'reclaim'
  | 'reinstate'
  | 'repay'
  | 'expiry';

export interface TxnTable {
  id: Generated<number>;
  /** Idempotency key. */
  idem: string;
  kind: TxnKind;
  description: string;
  hold_id: string | null;
  at: Generated<Date>;
}

export interface EntryTable {
  txn_id: number;
  account_id: string;
  amount: number;
  balance_after: number;
}

export interface HoldTable {
  /** The run that holds the credits. */
  id: string;
  user_id: string;
  amount: number;
  state: Generated<'held' | 'settled' | 'refunded'>;
  settled: number | null;
  expires_at: Date;
}

export interface StarterGrantTable {
  /** SHA-256 of the normalised address, so that the address itself is not stored. */
  address_hash: string;
  user_id: string;
  at: Generated<Date>;
}

/** Credits that came together: a user's spendable balance is the sum of what remains in the user's lots. */
export interface LotTable {
  id: Generated<number>;
  user_id: string;
  /** The movement that opened it; null for what was there before lots. */
  txn_id: number | null;
  /** Paid lots are spent last and never expire. */
  paid: boolean;
  amount: number;
  remaining: number;
  expires_at: Date | null;
}

/** A change of a lot, append-only. */
export interface LotEntryTable {
  /** Null for the opening of lots that were there before lots. */
  txn_id: number | null;
  lot_id: number;
  amount: number;
}

import type { Generated } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    ledger_account: AccountTable;
    ledger_txn: TxnTable;
    ledger_entry: EntryTable;
    ledger_hold: HoldTable;
    starter_grant: StarterGrantTable;
  }
}

/** `user:<id>` spendable, `held:<id>` held by running work, `sys:*` the other side of the books. */
export interface AccountTable {
  id: string;
  /** Whole credits; never below 0 unless `allow_negative` (the books' other side). */
  balance: Generated<number>;
  allow_negative: Generated<boolean>;
}

/** `refund` ends a hold that earned nothing; `reversal` gives back what an ended one earned. */
export type TxnKind = 'starter' | 'purchase' | 'grant' | 'reserve' | 'settle' | 'refund' | 'reversal';

export interface TxnTable {
  id: Generated<number>;
  /** Makes a movement happen once, however often it is asked for. */
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
  /** SHA-256 of the normalised address: remembered without keeping the address. */
  address_hash: string;
  user_id: string;
  at: Generated<Date>;
}

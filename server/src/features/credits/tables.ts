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

/** `user:<id>` spendable, `held:<id>` held by unfinished runs, `sys:*` the system's counterpart accounts. */
export interface AccountTable {
  id: string;
  /** Whole credits; never below 0 unless `allow_negative` (system accounts). */
  balance: Generated<number>;
  allow_negative: Generated<boolean>;
}

/** `refund` ends a hold without a charge; `reversal` gives back a settled hold's charge. */
export type TxnKind = 'starter' | 'purchase' | 'grant' | 'reserve' | 'settle' | 'refund' | 'reversal';

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

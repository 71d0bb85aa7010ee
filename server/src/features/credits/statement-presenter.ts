import { csvFile } from '@flint/shared/contracts/csv';
import type { StatementRow } from '@flint/shared/contracts/statement';
import type { NetMovement } from './statement-repository';
import type { TxnKind } from './tables';

/** Types of movements without a run; those of runs follow from the sum. */
const TYPES: Partial<Record<TxnKind, StatementRow['type']>> = {
  starter: 'starter',
  purchase: 'purchase',
  grant: 'grant',
  gift: 'gift',
  referral: 'referral',
  reinstate: 'return',
  reclaim: 'reclaim',
  repay: 'reclaim',
  expiry: 'expiry',
};

function typeOf({ kind, amount, state }: NetMovement): StatementRow['type'] {
  if (state === 'held') return 'hold';
  return TYPES[kind] ?? (amount < 0 ? 'spend' : 'return');
}

/** Presents the net movement of a run, or a movement without one, to its owner. */
export function toStatementRow(movement: NetMovement): StatementRow {
  return {
    id: String(movement.id),
    type: typeOf(movement),
    description: movement.description,
    amount: movement.amount,
    balanceAfter: movement.balance_after,
    runId: movement.hold_id,
    kind: movement.run_kind,
    at: movement.at.toISOString(),
  };
}

const HEADER = ['Time (UTC)', 'Type', 'Description', 'Credits', 'Balance', 'Run'];

/** A statement as CSV. */
export function statementCsv(rows: readonly StatementRow[]): string {
  const lines = rows.map(({ at, type, description, amount, balanceAfter, runId }) => [
    ...[at, type, description],
    ...[amount, balanceAfter, runId],
  ]);
  return csvFile([HEADER, ...lines]);
}

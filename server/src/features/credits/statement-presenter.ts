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

/** Byte order mark, without which spreadsheets read UTF-8 as another encoding. */
const BOM = '\uFEFF';
/** What begins a formula in a spreadsheet; the full-width signs do in some, too. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/u;

const HEADER = ['Time (UTC)', 'Type', 'Description', 'Credits', 'Balance', 'Run'];

/** A text as a cell: quoted, and with an apostrophe before what a spreadsheet would calculate. */
function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A statement as CSV (RFC 4180). Numbers stay numbers. */
export function statementCsv(rows: readonly StatementRow[]): string {
  const lines = rows.map(({ at, type, description, amount, balanceAfter, runId }) =>
    [cell(at), cell(type), cell(description), amount, balanceAfter, cell(runId ?? '')].join(','),
  );
  return `${BOM}${[HEADER.map(cell).join(','), ...lines].join('\r\n')}\r\n`;
}

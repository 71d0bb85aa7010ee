import type { StatementRow } from '@flint/shared/contracts/statement';

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

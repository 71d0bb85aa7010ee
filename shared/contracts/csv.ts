/** Byte order mark, without which spreadsheets read UTF-8 as another encoding. */
const BOM = '\uFEFF';
/**
 * What begins a formula in a spreadsheet (OWASP, CSV injection), also behind spaces and signs that nobody sees; the
 * full-width signs do in some, too.
 */
const FORMULA = /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－﹣−＠﹫])/u;

/** Numbers are themselves. */
type Cell = string | number | null | undefined;

/** A cell by RFC 4180: a text that a spreadsheet would calculate begins with an apostrophe. */
export function csvCell(value: Cell): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as a CSV file (RFC 4180, UTF-8 with a byte order mark). */
export function csvFile(rows: readonly (readonly Cell[])[]): string {
  return `${BOM}${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

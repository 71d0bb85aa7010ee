import type { ListPart, Part, Shape } from '@flint/shared/tools/shape';
import { readable } from '../result/place-text';

type Item = Readonly<Record<string, unknown>>;

/** First characters that spreadsheets interpret as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** Escapes a cell by RFC 4180, and prefixes formulas with an apostrophe against CSV injection. */
export function csvCell(value: unknown): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const isList = (part: Part): part is ListPart => part.type === 'list';

/**
 * Exports an answer as a table. A single list gives its rows; with other parts beside it, or several lists, a first
 * column names the part of a row, and columns of the same name are shared. Numbers stay numbers.
 */
export function toCsv(shape: Shape, output: Item): string {
  const parts = Object.entries(shape);
  const alone = parts.length === 1;
  const lists = parts.flatMap(([, part]) => (isList(part) ? Object.values(part.item) : []));
  const labels = lists.map(({ label }) => label);
  const columns = [...new Set(parts.every(([, part]) => isList(part)) ? labels : ['Text', ...labels])];
  const rows = parts.flatMap(([name, part]): CsvRow[] => {
    const value = output[name];
    if (!isList(part)) return [{ part: part.label, cells: { Text: cellOf(part, value) } }];
    return (value as readonly Item[]).map((item) => ({
      part: part.label,
      cells: Object.fromEntries(Object.entries(part.item).map(([key, own]) => [own.label, cellOf(own, item[key])])),
    }));
  });
  const lines = [
    alone ? columns : ['Part', ...columns],
    ...rows.map(({ part, cells }) => [...(alone ? [] : [part]), ...columns.map((column) => cells[column])]),
  ];
  return `${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

interface CsvRow {
  readonly part: string;
  readonly cells: Readonly<Record<string, unknown>>;
}

const cellOf = (part: Part, value: unknown) => (part.type === 'number' ? value : readable(part, value));

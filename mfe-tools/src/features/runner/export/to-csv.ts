import type { ListPart, Part, Shape } from '@flint/shared/tools/shape';
import { readable } from '../result/place-text';

type Item = Readonly<Record<string, unknown>>;

/** What a spreadsheet takes for the start of a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell as RFC 4180 has it; what would be run as a formula is kept a text by an apostrophe. */
export function csvCell(value: unknown): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const isList = (part: Part): part is ListPart => part.type === 'list';

/**
 * An answer as a table. A single list is its rows; with other parts beside it, or several lists, a first column names
 * the part that a row belongs to, and columns of the same name are shared. Numbers stay numbers.
 */
export function toCsv(shape: Shape, output: Item): string {
  const parts = Object.entries(shape);
  const alone = parts.length === 1;
  const lists = parts.flatMap(([, part]) => (isList(part) ? Object.values(part.item) : []));
  const labels = lists.map(({ label }) => label);
  const columns = [...new Set(parts.every(([, part]) => isList(part)) ? labels : ['Text', ...labels])];
  const rows = parts.flatMap(([name, part]): Row[] => {
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

interface Row {
  readonly part: string;
  readonly cells: Readonly<Record<string, unknown>>;
}

const cellOf = (part: Part, value: unknown) => (part.type === 'number' ? value : readable(part, value));

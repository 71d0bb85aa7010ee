import { csvFile } from '@flint/shared/contracts/csv';
import type { ListPart, Part, Shape } from '@flint/shared/tools/shape';
import { readable } from '../result/place-text';

type Item = Readonly<Record<string, unknown>>;

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
  return csvFile(lines);
}

interface CsvRow {
  readonly part: string;
  readonly cells: Readonly<Record<string, string | number>>;
}

const cellOf = (part: Part, value: unknown) => (part.type === 'number' ? Number(value) : readable(part, value));

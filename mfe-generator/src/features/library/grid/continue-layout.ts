import type { LibraryItem } from '@flint/shared/contracts/library';
import { type LayoutRow, layoutRows } from './rows';

/** A list laid out in rows. */
export interface Layout {
  readonly items: readonly LibraryItem[];
  readonly rows: readonly LayoutRow[];
  readonly width: number;
  readonly gap: number;
}

/**
 * Incremental layout: keeps rows of the last layout that would come out the same, so that appending a page to a long
 * list costs no more than the page.
 */
export function continueLayout(last: Layout | null, { items, width, gap }: Omit<Layout, 'rows'>): Layout {
  const kept = last && last.width === width && last.gap === gap ? rowsKept(last, items) : [];
  const from = indexAfter(kept.at(-1));
  return { items, width, gap, rows: [...kept, ...layoutRows(items, { width, gap, from })] };
}

/** Rows whose pictures are unchanged. The end of a row depends on the next picture, too. */
function rowsKept({ items: before, rows }: Layout, items: readonly LibraryItem[]): readonly LayoutRow[] {
  const shorter = Math.min(before.length, items.length);
  let common = 0;
  while (common < shorter && before[common] === items[common]) common += 1;
  let kept = rows.length;
  while (kept > 0 && !isSettled(rows[kept - 1], common)) kept -= 1;
  return rows.slice(0, kept);
}

function isSettled(row: LayoutRow | undefined, common: number): boolean {
  return row?.kind === 'tiles' && indexAfter(row) < common;
}

/** Index of the first item after a row. */
function indexAfter(row: LayoutRow | undefined): number {
  return row?.kind === 'tiles' ? (row.tiles.at(-1)?.index ?? -1) + 1 : 0;
}

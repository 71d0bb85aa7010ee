import type { LibraryItem } from '@flint/shared/contracts/library';
import { layoutRows, type Row } from './rows';

/** A list as it was put into rows. */
export interface Layout {
  readonly items: readonly LibraryItem[];
  readonly rows: readonly Row[];
  readonly width: number;
  readonly gap: number;
}

/**
 * Puts a list into rows. Rows of the last layout that would come out the same are kept as they are, so that a page
 * more at the end of a long list costs no more than a page.
 */
export function continueLayout(last: Layout | null, { items, width, gap }: Omit<Layout, 'rows'>): Layout {
  const kept = last && last.width === width && last.gap === gap ? rowsKept(last, items) : [];
  const from = endOf(kept.at(-1));
  return { items, width, gap, rows: [...kept, ...layoutRows(items, { width, gap, from })] };
}

/** Rows of pictures that are all still there. Where a row ends depends on the picture after it, too. */
function rowsKept({ items: before, rows }: Layout, items: readonly LibraryItem[]): readonly Row[] {
  const shorter = Math.min(before.length, items.length);
  let common = 0;
  while (common < shorter && before[common] === items[common]) common += 1;
  let kept = rows.length;
  while (kept > 0 && !isSettled(rows[kept - 1], common)) kept -= 1;
  return rows.slice(0, kept);
}

function isSettled(row: Row | undefined, common: number): boolean {
  return row?.kind === 'tiles' && endOf(row) < common;
}

/** The place in the list of what follows a row of pictures. */
function endOf(row: Row | undefined): number {
  return row?.kind === 'tiles' ? (row.tiles.at(-1)?.index ?? -1) + 1 : 0;
}

import type { LibraryItem } from '@flint/shared/contracts/library';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useMemo } from 'react';
import { layoutRows, type Row } from './rows';
import { usePlace } from './use-place';

const GAP = 12;
const NARROW_GAP = 8;
/** Rows drawn beyond the window on either side. */
const OVERSCAN = 4;
/** What stands over the page, in pixels: the header above, tabs or the bar of the selection below. */
const COVERED = { scrollPaddingStart: 72, scrollPaddingEnd: 96 };

/** The lines of the list, of which only those in sight (and the one with the focus) are drawn. */
export function useRows(grid: RefObject<HTMLElement | null>, items: readonly LibraryItem[], currentId: string | null) {
  const { width, top } = usePlace(grid);
  const gap = width < 640 ? NARROW_GAP : GAP;
  const rows = useMemo(() => (width > 0 ? layoutRows(items, { width, gap }) : []), [items, width, gap]);
  const currentRow = useMemo(() => rowOf(rows, currentId), [rows, currentId]);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => rows[index]?.height ?? 0,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: useCallback((range: Range) => withRow(range, currentRow), [currentRow]),
    ...COVERED,
  });
  useLayoutEffect(() => {
    // Heights come from the rows alone: a new layout makes the old ones void.
    if (rows) virtualizer.measure();
  }, [rows, virtualizer]);

  return { rows, virtualizer, top, gap };
}

/** Index of the row that shows an item; −1 when none does. */
export function rowOf(rows: readonly Row[], id: string | null): number {
  if (id === null) return -1;
  return rows.findIndex((row) => row.kind === 'tiles' && row.tiles.some(({ item }) => item.id === id));
}

/** The row with the focus stays, wherever the window has gone. */
function withRow(range: Range, row: number): number[] {
  const drawn = defaultRangeExtractor(range);
  if (row < 0 || row >= range.count || drawn.includes(row)) return drawn;
  return [...drawn, row].sort((a, b) => a - b);
}

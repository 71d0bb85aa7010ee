import type { LibraryItem } from '@flint/shared/contracts/library';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { continueLayout, type Layout } from './continue-layout';
import type { LayoutRow } from './rows';
import { usePlace } from './use-place';

const GAP = 12;
const NARROW_GAP = 8;
/** Rows rendered beyond the window on either side. */
const OVERSCAN = 4;
/** Pixels covered by sticky bars: the header above, tabs or the selection bar below. */
const COVERED = { scrollPaddingStart: 72, scrollPaddingEnd: 96 };

/** Virtualised list: renders only rows in sight, and the one with the focus. */
export function useRows(grid: RefObject<HTMLElement | null>, items: readonly LibraryItem[], currentId: string | null) {
  const { width, top } = usePlace(grid);
  const gap = width < 640 ? NARROW_GAP : GAP;
  const rows = useLayout(items, width, gap);
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
  return { rows, virtualizer, top, gap };
}

/** Lays out the list incrementally. */
function useLayout(items: readonly LibraryItem[], width: number, gap: number): readonly LayoutRow[] {
  const last = useRef<Layout | null>(null);
  return useMemo(() => {
    if (width === 0) return [];
    last.current = continueLayout(last.current, { items, width, gap });
    return last.current.rows;
  }, [items, width, gap]);
}

/** Index of the row that contains an item; −1 without one. */
export function rowOf(rows: readonly LayoutRow[], id: string | null): number {
  if (id === null) return -1;
  return rows.findIndex((row) => row.kind === 'tiles' && row.tiles.some(({ item }) => item.id === id));
}

/** Keeps the focused row rendered outside the visible range. */
function withRow(range: Range, row: number): number[] {
  const drawn = defaultRangeExtractor(range);
  if (row < 0 || row >= range.count || drawn.includes(row)) return drawn;
  return [...drawn, row].sort((a, b) => a - b);
}

import type { LibraryItem } from '@flint/shared/contracts/library';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { findTile } from './find-tile';
import styles from './grid.module.css';
import { GridRow, type RowsState } from './grid-row';
import { moveFrom } from './moves';
import { rowOf, useRows } from './use-rows';

interface PictureGridProps extends RowsState {
  items: readonly LibraryItem[];
  /** Whether there are unread pages. */
  more: boolean;
  /** The open item: the list scrolls to it. */
  openId: string | null;
  /** Whether the list still shows the previous query's result. */
  stale: boolean;
  onEnd: () => void;
  /** A key moves from one item to another; with `extend` the range between is selected. */
  onMove: (to: LibraryItem, from: LibraryItem, extend: boolean) => void;
  /** Other keys on an item; movement is handled here. */
  onKey: (event: KeyboardEvent<HTMLElement>, item: LibraryItem) => void;
}

/** ARIA grid: arrow keys move between cells, and cells can be selected. */
const GRID = { role: 'grid', 'aria-multiselectable': true } as const;

/** Infinite scroll: rows from the end at which the next page is read. */
const AHEAD = 12;

/** Items by day. One Tab stop: arrows move inside it, Enter opens, Space selects. */
export function PictureGrid({ items, more, openId, stale, onEnd, onMove, onKey, ...state }: PictureGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const { rows, virtualizer, top, gap } = useRows(grid, items, state.currentId);
  const drawn = virtualizer.getVirtualItems();
  const last = drawn.at(-1)?.index ?? -1;
  const wantsFocus = useFocusOnCurrent(grid, state.currentId);

  useEffect(() => {
    if (more && rows.length > 0 && last >= rows.length - AHEAD) onEnd();
  }, [more, last, rows.length, onEnd]);

  const openRow = rowOf(rows, openId);
  useEffect(() => {
    if (openRow >= 0) virtualizer.scrollToIndex(openRow, { align: 'auto' });
  }, [openRow, virtualizer]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const from = items.findIndex(({ id }) => id === state.currentId);
    const item = items[from];
    if (!item) return;
    const to = items[moveFrom(rows, from, event) ?? -1];
    if (!to) return onKey(event, item);
    event.preventDefault();
    wantsFocus.current = true;
    onMove(to, item, event.shiftKey);
    virtualizer.scrollToIndex(rowOf(rows, to.id), { align: 'auto' });
  };

  return (
    <table
      ref={grid}
      {...GRID}
      aria-label="Pictures"
      aria-rowcount={more ? -1 : rows.length}
      aria-busy={stale || undefined}
      className={styles.grid}
      data-stale={stale || undefined}
      style={{ blockSize: virtualizer.getTotalSize() }}
      onKeyDown={press}
      onKeyUp={keepSpace}
    >
      <tbody>
        {drawn.map(({ key, index, start }) => {
          const row = rows[index];
          return row && <GridRow key={key} row={row} index={index} top={start - top} gap={gap} {...state} />;
        })}
      </tbody>
    </table>
  );
}

/** Space selects an item; the button's own default would open it, too. */
function keepSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key === ' ' && event.target instanceof HTMLElement && 'item' in event.target.dataset)
    event.preventDefault();
}

/** Focuses the current item once it is rendered, after a key moved there. */
function useFocusOnCurrent(grid: React.RefObject<HTMLElement | null>, currentId: string | null) {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || currentId === null) return;
    const tile = grid.current && findTile(currentId, grid.current);
    if (!tile) return;
    wanted.current = false;
    tile.focus({ preventScroll: true });
  });
  return wanted;
}

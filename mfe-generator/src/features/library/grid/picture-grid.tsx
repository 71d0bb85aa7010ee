import type { LibraryItem } from '@flint/shared/contracts/library';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { findTile } from './find-tile';
import styles from './grid.module.css';
import { GridRow, type RowsState } from './grid-row';
import { moveFrom } from './moves';
import { rowOf, useRows } from './use-rows';

interface PictureGridProps extends RowsState {
  items: readonly LibraryItem[];
  /** Whether there is more than was read. */
  more: boolean;
  /** The picture that is looked at: the list follows to where it stands. */
  openId: string | null;
  /** Still showing the answer to the question before. */
  stale: boolean;
  onEnd: () => void;
  /** A key leads from one to another; with `extend` everything between is chosen. */
  onMove: (to: LibraryItem, from: LibraryItem, extend: boolean) => void;
  /** Keys that act: what moves is dealt with here. */
  onKey: (event: KeyboardEvent<HTMLElement>, item: LibraryItem) => void;
}

/** The widget that arrows walk and that knows what is chosen: a table whose cells can be acted on. */
const GRID = { role: 'grid', 'aria-multiselectable': true } as const;

/** Rows from the end at which the next page is asked for. */
const AHEAD = 12;

/** Pictures by day. One stop of the Tab key: arrows move inside it, Enter opens, Space chooses. */
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

/** Space chooses a picture; as a button's own key it would open it, too. */
function keepSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key === ' ' && event.target instanceof HTMLElement && 'item' in event.target.dataset)
    event.preventDefault();
}

/** Brings the focus to the current picture once it is drawn, when a key moved there. */
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

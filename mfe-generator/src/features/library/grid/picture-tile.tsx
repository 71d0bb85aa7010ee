import type { LibraryItem } from '@flint/shared/contracts/library';
import { type MouseEvent, memo, useState } from 'react';
import styles from './grid.module.css';
import type { TileActs } from './tile-acts';
import { TileFace } from './tile-face';
import { ChooseTool, HeartTool } from './tile-tools';

interface PictureTileProps {
  item: LibraryItem;
  /** Its column in its row, from 1. */
  column: number;
  width: number;
  height: number;
  selected: boolean;
  /** Whether anything is selected: a click then selects instead of opening. */
  choosing: boolean;
  /** Whether it is in the tab order. */
  current: boolean;
  /** Shows the tools without hover. */
  tooled: boolean;
  acts: TileActs;
}

/** An ARIA gridcell, which can be selected, unlike a table cell. */
const cellOf = (selected: boolean) => ({ role: 'gridcell', 'aria-selected': selected }) as const;

/**
 * One item: open, select or favourite it. Its tools are rendered only on hover or focus: thousands of unused buttons
 * would slow down scrolling.
 */
export const PictureTile = memo(function PictureTile({
  item,
  column,
  width,
  height,
  tooled,
  ...state
}: PictureTileProps) {
  const { selected, choosing, current, acts } = state;
  const [pointed, setPointed] = useState(false);
  const tools = tooled || pointed || current || choosing;
  const press = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    if (choosing || shiftKey || ctrlKey || metaKey) acts.choose(item, shiftKey);
    else acts.open(item);
  };
  return (
    <td
      {...cellOf(selected)}
      aria-colindex={column}
      className={styles.tile}
      style={{ inlineSize: width, blockSize: height }}
      data-selected={selected || undefined}
      onFocus={() => acts.focus(item)}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      <button type="button" className={styles.open} data-item={item.id} tabIndex={current ? 0 : -1} onClick={press}>
        <TileFace item={item} width={width} height={height} onError={() => acts.lost(item)} />
      </button>
      {tools && <ChooseTool item={item} selected={selected} current={current} acts={acts} />}
      {(tools || item.favourite) && <HeartTool item={item} current={current} acts={acts} />}
    </td>
  );
});

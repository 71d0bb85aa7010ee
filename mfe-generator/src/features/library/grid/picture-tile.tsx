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
  /** Whether anything is chosen: a click then chooses instead of opening. */
  choosing: boolean;
  /** Whether the Tab key comes here. */
  current: boolean;
  /** Shows the tools without being pointed at. */
  tooled: boolean;
  acts: TileActs;
}

/** A cell of a grid: unlike a table's, it can be chosen. */
const cellOf = (selected: boolean) => ({ role: 'gridcell', 'aria-selected': selected }) as const;

/**
 * One thing: open it, choose it, keep it among the favourites. Its tools are drawn only where a hand or the focus
 * is: thousands of buttons that nobody points at would cost the scrolling its smoothness.
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

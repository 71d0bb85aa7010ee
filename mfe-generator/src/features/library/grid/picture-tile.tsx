import type { LibraryItem } from '@flint/shared/contracts/library';
import { Icon } from '@flint/shared/ui/icon';
import { Picture } from '@flint/shared/ui/media-card';
import clsx from 'clsx';
import { Check, Heart } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import styles from './grid.module.css';
import type { TileActs } from './tile-acts';

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
  acts: TileActs;
}

/** A cell of a grid: unlike a table's, it can be chosen. */
const cellOf = (selected: boolean) => ({ role: 'gridcell', 'aria-selected': selected }) as const;

/** One picture: open it, choose it, keep it among the favourites. */
export const PictureTile = memo(function PictureTile({ item, column, width, height, ...state }: PictureTileProps) {
  const { selected, choosing, current, acts } = state;
  const tab = current ? 0 : -1;
  const { prompt, url, dominant_color } = item.image;
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
    >
      <button type="button" className={styles.open} data-item={item.id} tabIndex={tab} onClick={press}>
        <Picture
          key={url}
          src={url}
          alt={prompt}
          width={width}
          height={height}
          dominantColor={dominant_color}
          className={styles.picture}
          onError={() => acts.lost(item)}
        />
      </button>
      <button
        type="button"
        className={clsx(styles.tool, styles.choose)}
        aria-label={`Select: ${prompt}`}
        aria-pressed={selected}
        tabIndex={tab}
        onClick={({ shiftKey }) => acts.choose(item, shiftKey)}
      >
        <Icon of={Check} small />
      </button>
      <button
        type="button"
        className={clsx(styles.tool, styles.heart)}
        aria-label={`Favourite: ${prompt}`}
        aria-pressed={item.favourite}
        tabIndex={tab}
        onClick={() => acts.favourite(item)}
      >
        <Icon of={Heart} small />
      </button>
    </td>
  );
});

import { memo } from 'react';
import styles from './grid.module.css';
import { PictureTile } from './picture-tile';
import type { LayoutRow } from './rows';
import type { TileActs } from './tile-acts';

export interface RowsState {
  selected: ReadonlySet<string>;
  /** Id of the item in the tab order (roving tabindex). */
  currentId: string | null;
  /** Shows every item's tools without hover. */
  tooled: boolean;
  acts: TileActs;
}

interface GridRowProps extends RowsState {
  row: LayoutRow;
  /** From 0. */
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  /** Pixels between pictures. */
  gap: number;
}

/** One absolutely positioned row of the list. */
export const GridRow = memo(function GridRow({
  row,
  index,
  top,
  gap,
  selected,
  currentId,
  tooled,
  acts,
}: GridRowProps) {
  return (
    <tr
      aria-rowindex={index + 1}
      className={styles.row}
      style={{ blockSize: row.height, gap, transform: `translateY(${top}px)` }}
    >
      {row.kind === 'day' ? (
        <td className={styles.day}>
          <h2>{row.label}</h2>
        </td>
      ) : (
        row.tiles.map(({ item, width }, place) => (
          <PictureTile
            key={item.id}
            item={item}
            column={place + 1}
            width={width}
            height={row.height}
            selected={selected.has(item.id)}
            choosing={selected.size > 0}
            current={item.id === currentId}
            tooled={tooled}
            acts={acts}
          />
        ))
      )}
    </tr>
  );
});

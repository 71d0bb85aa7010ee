import type { LibraryItem } from '@flint/shared/contracts/library';
import { Icon } from '@flint/shared/ui/icon';
import clsx from 'clsx';
import { Check, Heart } from 'lucide-react';
import styles from './grid.module.css';
import type { TileActs } from './tile-acts';

interface TileToolProps {
  item: LibraryItem;
  /** Whether it is in the tab order. */
  current: boolean;
  acts: TileActs;
}

/** Selects the item. */
export function ChooseTool({ item, selected, current, acts }: TileToolProps & { selected: boolean }) {
  return (
    <button
      type="button"
      className={clsx(styles.tool, styles.choose)}
      aria-label={`Select: ${item.title}`}
      aria-pressed={selected}
      tabIndex={current ? 0 : -1}
      onClick={({ shiftKey }) => acts.choose(item, shiftKey)}
    >
      <Icon of={Check} small />
    </button>
  );
}

/** Marks the item as a favourite. */
export function HeartTool({ item, current, acts }: TileToolProps) {
  return (
    <button
      type="button"
      className={clsx(styles.tool, styles.heart)}
      aria-label={`Favourite: ${item.title}`}
      aria-pressed={item.favourite}
      tabIndex={current ? 0 : -1}
      onClick={() => acts.favourite(item)}
    >
      <Icon of={Heart} small />
    </button>
  );
}

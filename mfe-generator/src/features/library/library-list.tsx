import type { LibraryItem } from '@flint/shared/contracts/library';
import { isEnter } from '@flint/shared/input/is-enter';
import { useStore } from 'jotai';
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { PictureGrid } from './grid/picture-grid';
import type { TileActs } from './grid/tile-acts';
import { useHoverless } from './grid/use-hoverless';
import { ListEnd } from './list/list-end';
import { refreshItem } from './list/refresh-item';
import type { Acts } from './list/use-acts';
import type { Library } from './list/use-library';
import type { SelectionControl } from './selection/use-selection';

interface LibraryListProps {
  library: Library;
  /** The items' ids in order. */
  order: readonly string[];
  selection: SelectionControl;
  acts: Acts;
  /** The open item: the list keeps it in sight. */
  openId: string | null;
  onOpen: (id: string) => void;
  /** Whether the list shows deleted items. */
  deleted: boolean;
}

/** The grid of items with pointer and keyboard handling. */
export function LibraryList({ library, order, selection, acts, openId, onOpen, deleted }: LibraryListProps) {
  const store = useStore();
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const { items, phase, next, more, readMore } = library;
  const known = openId ?? focusedId;
  const currentId = known !== null && order.includes(known) ? known : (order[0] ?? null);
  const { act } = selection;
  const hoverless = useHoverless();

  const choose = useCallback(
    ({ id }: LibraryItem, range: boolean) => act(range ? { type: 'range', id, order } : { type: 'toggle', id }),
    [act, order],
  );
  const tileActs = useMemo<TileActs>(
    () => ({
      open: ({ id }) => onOpen(id),
      choose,
      favourite: ({ id, favourite }) => void acts.favourite([id], !favourite),
      focus: ({ id }) => setFocusedId(id),
      lost: ({ id }) => void refreshItem(store, id),
    }),
    [onOpen, choose, acts, store],
  );

  const move = (to: LibraryItem, from: LibraryItem, extend: boolean) => {
    setFocusedId(to.id);
    if (!extend) return;
    if (selection.anchor === null) act({ type: 'toggle', id: from.id });
    act({ type: 'range', id: to.id, order });
  };

  const press = (event: KeyboardEvent<HTMLElement>, item: LibraryItem) => {
    const command = event.ctrlKey || event.metaKey;
    const onTool = event.target instanceof HTMLElement && event.target.ariaPressed !== null;
    if (isEnter(event) && !onTool) onOpen(item.id);
    else if (event.key === ' ' && !onTool) choose(item, event.shiftKey);
    else if (event.key === 'a' && command) act({ type: 'all', order });
    else if (event.key === 'Escape') act({ type: 'clear' });
    else if (event.key === 'Delete' && !deleted) {
      void acts.remove(selection.ids.size > 0 ? [...selection.ids] : [item.id]);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <PictureGrid
        items={items}
        more={next !== null && more !== 'failed'}
        openId={openId}
        stale={phase === 'loading'}
        onEnd={readMore}
        onMove={move}
        onKey={press}
        selected={selection.ids}
        currentId={currentId}
        tooled={hoverless}
        acts={tileActs}
      />
      <ListEnd more={more} next={next} onMore={readMore} />
    </>
  );
}

import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { listCollections } from '@flint/shared/contracts/collections';
import { type DownloadFormat, libraryFacets } from '@flint/shared/contracts/library';
import { invalidate } from '@flint/shared/state/resources';
import { formatNumber } from '@flint/shared/ui/format-number';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { emptyCollection, fillCollection, removeCollection } from '../collections/change-collections';
import { downloadArchive } from '../selection/archive';
import { removeItems, setFavourite, takeBack, undoRemove } from './change-items';
import { troubleAtom } from './trouble-atom';

type Ids = readonly string[];
/** The fields of a collection that actions need. */
type Named = { id: string; name: string };

/** Actions on library items. None rejects: a failure is shown with a Retry, and answered as `false`. */
export interface Acts {
  favourite: (ids: Ids, favourite: boolean) => Promise<boolean>;
  remove: (ids: Ids) => Promise<boolean>;
  takeBack: (ids: Ids) => Promise<boolean>;
  fill: (collection: Named, ids: Ids) => Promise<boolean>;
  empty: (collection: Named, ids: Ids) => Promise<boolean>;
  removeCollection: (id: string) => Promise<boolean>;
  download: (ids: Ids, format?: DownloadFormat) => Promise<boolean>;
}

const items = (count: number) => `${formatNumber(count)} ${count === 1 ? 'item' : 'items'}`;

/** The library's actions, with a stable identity. */
export function useActs(): Acts {
  const store = useStore();
  return useMemo(() => {
    const recount = () => {
      invalidate(store, libraryFacets.id);
      invalidate(store, listCollections.id);
    };
    const attempt = async (act: () => Promise<unknown>, then?: () => void): Promise<boolean> => {
      store.set(troubleAtom, null);
      try {
        await act();
        then?.();
        recount();
        return true;
      } catch (error) {
        store.set(troubleAtom, { text: toMessage(error), again: () => void attempt(act, then) });
        return false;
      }
    };
    const say = (text: string, undo?: () => void) => emit('toast', { text, ...(undo && { undo }) });
    const acts: Acts = {
      favourite: (ids, favourite) => attempt(() => setFavourite(store, ids, favourite)),
      remove: (ids) =>
        attempt(
          () => removeItems(store, ids),
          () => say(`${items(ids.length)} deleted.`, () => void attempt(() => undoRemove(store, ids))),
        ),
      takeBack: (ids) =>
        attempt(
          () => takeBack(store, ids),
          () => say(`${items(ids.length)} back in your library.`),
        ),
      fill: (into, ids) =>
        attempt(
          () => fillCollection(store, into.id, ids),
          () =>
            say(
              `${items(ids.length)} added to ${into.name}.`,
              () => void attempt(() => emptyCollection(store, into.id, ids)),
            ),
        ),
      empty: (from, ids) =>
        attempt(
          () => emptyCollection(store, from.id, ids),
          () =>
            say(
              `${items(ids.length)} taken out of ${from.name}.`,
              () => void attempt(() => fillCollection(store, from.id, ids)),
            ),
        ),
      removeCollection: (id) => attempt(() => removeCollection(store, id)),
      download: (ids, format) => attempt(() => downloadArchive(ids, format)),
    };
    return acts;
  }, [store]);
}

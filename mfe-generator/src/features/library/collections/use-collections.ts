import { type Collection, listCollections } from '@flint/shared/contracts/collections';
import type { Store } from '@flint/shared/contracts/remotes';
import { callResource } from '@flint/shared/state/resource';
import { mutate } from '@flint/shared/state/resources';
import { sessionAtom } from '@flint/shared/state/session';
import { useResource } from '@flint/shared/state/use-resource';
import { useAtomValue } from 'jotai';

const COLLECTIONS = callResource(listCollections, {}, { keep: true });
const NONE: readonly Collection[] = [];

/** The viewer's collections by name, read when the page opens. The library works without them. */
export function useCollections(): readonly Collection[] {
  const isKnown = useAtomValue(sessionAtom).user !== null;
  return useResource(isKnown ? COLLECTIONS : null).data?.collections ?? NONE;
}

/** Updates a collection from an answer; removes it without one. */
export function putCollection(store: Store, id: string, collection?: Collection): void {
  mutate(store, COLLECTIONS, (known) => {
    const others = known?.collections.filter((each) => each.id !== id) ?? [];
    const all = collection ? [...others, collection] : others;
    return { collections: all.sort((a, b) => a.name.localeCompare(b.name)) };
  });
}

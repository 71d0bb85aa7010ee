import type { PaletteGroup } from '@flint/shared/contracts/palette';
import type { User } from '@flint/shared/contracts/users';
import { bootAtom } from '@flint/shared/state/boot';
import { observe, resourceAtom } from '@flint/shared/state/resources';
import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { useOffered } from '../registry/use-offered';
import { actionsFound } from './actions-found';
import { pagesFound } from './pages-found';
import { recentOf } from './recent';
import { foundIn } from './remote-sources';
import { useSettled } from './use-settled';

/** Wait after the last keystroke before remotes are asked, in milliseconds. */
const TYPING_MS = 150;
/** Pages shown before a search. */
const FIRST_PAGES = 6;

export interface Found {
  /** Groups with rows: recent ones first, the shell's pages last. */
  readonly groups: readonly PaletteGroup[];
  /** Whether a remote has not answered yet. */
  readonly waiting: boolean;
}

/** Searches pages at once, and every remote's rows once typing pauses; each remote's rows appear as they are found. */
export function useFound(words: string, user: User): Found {
  const offered = useOffered();
  const asked = useSettled(words, words === '' ? 0 : TYPING_MS);
  const remotes = (useAtomValue(bootAtom)?.remotes ?? []).filter(({ enabled }) => enabled);
  const { groups, waiting } = useRemoteGroups(remotes.map(({ name }) => name).join(' '), asked);
  const pages = pagesFound(words, user, { remotes, offered });
  const recent = { title: 'Recent', entries: words === '' ? recentOf(user.id) : [] };
  const own = words === '' ? { ...pages, entries: pages.entries.slice(0, FIRST_PAGES) } : pages;
  return {
    groups: [recent, ...groups, own, actionsFound(words, remotes)].filter(({ entries }) => entries.length > 0),
    waiting: waiting || asked !== words,
  };
}

/** What the remotes of these names find, which a blank parts. Rows of earlier words stay until their remote has answered for these. */
function useRemoteGroups(names: string, words: string): Found {
  const store = useStore();
  const resources = useMemo(() => names.split(' ').map((name) => foundIn(name, words)), [names, words]);
  useEffect(() => {
    const ends = resources.map((resource) => observe(store, resource));
    return () => {
      for (const end of ends) end();
    };
  }, [store, resources]);
  const states = useAtomValue(
    useMemo(() => atom((get) => resources.map((resource) => get(resourceAtom(resource)))), [resources]),
  );
  const last = useRef<(readonly PaletteGroup[])[]>([]);
  return useMemo(() => {
    last.current = states.map((state, at) => state?.data ?? last.current[at] ?? []);
    return { groups: last.current.flat(), waiting: states.some((state) => state?.status !== 'ready') };
  }, [states]);
}

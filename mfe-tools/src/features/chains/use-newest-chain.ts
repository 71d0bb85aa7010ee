import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { listChains, readChain, type ToolChain } from '@flint/shared/contracts/tool-chains';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { runsAtom } from '@flint/shared/state/runs';
import type { ChainId } from '@flint/shared/tools/chains';
import { atom, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';

/** How often a chain under way is looked at, in milliseconds. */
const LOOK_MS = 1_500;

const newestRunAtom = atom((get) => get(runsAtom).runs?.[0]?.id);

/** The newest use of a chain, followed while it is under way, also after a reload. */
export function useNewestChain(id: ChainId) {
  const { userId } = useViewer();
  const store = useStore();
  const [newest, setNewest] = useState<ToolChain | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(() => {
    if (userId === undefined) return setNewest(null);
    request(listChains, { query: { chain: id } }).then(
      ({ chains: [found = null] }) => {
        setError(null);
        // What was just started is newer than a list that was asked for before.
        setNewest((known) => (known && found && known.createdAt > found.createdAt ? known : found));
      },
      (failure: unknown) => setError(toMessage(failure)),
    );
  }, [id, userId]);
  useEffect(load, [load]);
  // A run that is new here may be a part of a chain that is.
  useEffect(() => store.sub(newestRunAtom, load), [store, load]);

  useEffect(() => {
    if (newest?.status !== 'running') return;
    const look = () =>
      request(readChain, { params: { id: newest.id } }).then(
        ({ chain }) => setNewest(chain),
        // A look that failed is made up for by the next one.
        () => setNewest({ ...newest }),
      );
    const timer = setTimeout(look, LOOK_MS);
    return () => clearTimeout(timer);
  }, [newest]);
  return { newest, tell: setNewest, error, reload: load };
}

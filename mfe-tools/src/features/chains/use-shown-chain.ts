import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { listChains, readChain, type ToolChain } from '@flint/shared/contracts/tool-chains';
import { useViewer } from '@flint/shared/orders/use-viewer';
import type { Resource } from '@flint/shared/state/resource';
import { runsAtom } from '@flint/shared/state/runs';
import { useResource } from '@flint/shared/state/use-resource';
import type { ChainId } from '@flint/shared/tools/chains';
import { atom, useStore } from 'jotai';
import { useEffect } from 'react';

/** Poll interval of a running chain, in milliseconds. */
const LOOK_MS = 1_500;

const newestRunAtom = atom((get) => get(runsAtom).runs?.[0]?.id);

const shownOf = (id: ChainId, named: string | null): Resource<ToolChain | null> => ({
  key: `${listChains.id} ${id} ${named ?? ''}`,
  async read({ signal, poll, known }) {
    const one = async (params: { id: string }) => (await request(readChain, { params }, { signal })).chain;
    if (poll && known) return one(known);
    const asked = named === null ? null : await one({ id: named });
    const found = asked?.chain === id ? asked : await newestOf(id, signal);
    // A just started chain is newer than a list requested before.
    return known && found && known.createdAt > found.createdAt ? known : found;
  },
  again: (chain) => (chain?.status === 'running' ? LOOK_MS : undefined),
});

async function newestOf(chain: ChainId, signal: AbortSignal): Promise<ToolChain | null> {
  const { chains } = await request(listChains, { query: { chain } }, { signal });
  return chains[0] ?? null;
}

/**
 * A run of a chain, polled while it is running, also after a reload.
 * @param named its id, as the page's address has it; null for the newest
 */
export function useShownChain(id: ChainId, named: string | null) {
  const { userId } = useViewer();
  const store = useStore();
  const { data, status, error, reload, mutate } = useResource(userId === undefined ? null : shownOf(id, named));
  // A new run may belong to a chain that was started elsewhere.
  useEffect(() => store.sub(newestRunAtom, reload), [store, reload]);
  return {
    shown: data ?? null,
    tell: (chain: ToolChain) => mutate(() => chain),
    error: status === 'failed' ? toMessage(error) : null,
    reload,
  };
}

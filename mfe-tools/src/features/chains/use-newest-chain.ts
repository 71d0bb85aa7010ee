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

const newestOf = (id: ChainId): Resource<ToolChain | null> => ({
  key: `${listChains.id} ${id}`,
  async read({ signal, poll, known }) {
    if (poll && known) return (await request(readChain, { params: { id: known.id } }, { signal })).chain;
    const { chains } = await request(listChains, { query: { chain: id } }, { signal });
    const found = chains[0] ?? null;
    // A just started chain is newer than a list requested before.
    return known && found && known.createdAt > found.createdAt ? known : found;
  },
  again: (chain) => (chain?.status === 'running' ? LOOK_MS : undefined),
});

/** The newest run of a chain, polled while it is running, also after a reload. */
export function useNewestChain(id: ChainId) {
  const { userId } = useViewer();
  const store = useStore();
  const { data, status, error, reload, mutate } = useResource(userId === undefined ? null : newestOf(id));
  // A new run may belong to a chain that was started elsewhere.
  useEffect(() => store.sub(newestRunAtom, reload), [store, reload]);
  return {
    newest: data ?? null,
    tell: (chain: ToolChain) => mutate(() => chain),
    error: status === 'failed' ? toMessage(error) : null,
    reload,
  };
}

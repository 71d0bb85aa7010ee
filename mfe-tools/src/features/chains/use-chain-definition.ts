import { type Chain, type ChainId, loadChain } from '@flint/shared/tools/chains';
import { useCallback, useEffect, useState } from 'react';

type Loaded = { readonly state: 'loading' | 'failed' } | { readonly state: 'there'; readonly chain: Chain };

/** A chain with its tools, fetched when its page opens. */
export function useChainDefinition(id: ChainId) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const load = useCallback(() => {
    let wanted = true;
    const take = (next: Loaded) => wanted && setLoaded(next);
    take({ state: 'loading' });
    loadChain(id).then(
      (chain) => take({ state: 'there', chain }),
      () => take({ state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  useEffect(load, [load]);
  return { loaded, reload: () => void load() };
}

import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import type { ToolChain } from '@flint/shared/contracts/tool-chains';
import { useState } from 'react';

interface ChainAnswer {
  readonly chain: ToolChain;
  readonly balance: number;
}

/** Runs an action on a chain, then reports the changed chain and balance. */
export function useChainAct(tell: (chain: ToolChain) => void) {
  const [busy, setBusy] = useState(false);
  const act = async (call: () => Promise<ChainAnswer>) => {
    setBusy(true);
    try {
      const { chain, balance } = await call();
      tell(chain);
      emit('creditsChanged', { balance });
    } catch (error) {
      emit('toast', { text: toMessage(error) });
    }
    setBusy(false);
  };
  return { act, busy };
}

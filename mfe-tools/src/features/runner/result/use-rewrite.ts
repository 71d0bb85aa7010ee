import type { Problem } from '@flint/shared/orders/problem';
import { usePaidPress } from '@flint/shared/orders/use-paid-press';
import { startPaid } from '@flint/shared/state/start-paid';
import type { Path } from '@flint/shared/tools/paths';
import { atom, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { startRewrite } from '../start-tool';
import { useResult } from './result-context';

/** The passage that could not be rewritten, and why. */
export const rewriteProblemAtom = atom<{ readonly path: Path; readonly problem: Problem } | null>(null);

/** Rewrites a passage at the price that was shown; a refusal is shown at the passage. */
export function useRewrite(path: Path) {
  const store = useStore();
  const { definition, acts } = useResult();
  const tell = useSetAtom(rewriteProblemAtom);
  const { press, busy, problem } = usePaidPress<{ runId: string; path: Path }>(async (_order, price, key) => {
    if (!acts) return;
    await startPaid(store, price, () => startRewrite(store, definition, { use: acts.use, path }, key));
  });
  useEffect(() => {
    tell((known) => (problem ? { path, problem } : known?.path === path ? null : known));
  }, [tell, problem, path]);
  return {
    busy,
    press: () => {
      const price = acts?.rewritePrice(path);
      if (acts && price !== undefined) void press({ runId: acts.use.run.id, path }, price);
    },
  };
}

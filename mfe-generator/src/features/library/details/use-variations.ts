import { request } from '@flint/shared/api/request';
import { startVariations } from '@flint/shared/api/variations';
import { priceImages } from '@flint/shared/contracts/costs';
import type { LibraryItem } from '@flint/shared/contracts/library';
import { getRun } from '@flint/shared/contracts/runs';
import { DEFAULT_VARIATIONS } from '@flint/shared/contracts/variations';
import { creditsAtom, fetchCosts } from '@flint/shared/state/credits';
import { startPaid } from '@flint/shared/state/start-paid';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { type Problem, problemOf } from '../../results/problem';

export interface Variations {
  /** Undefined until the prices are known. */
  price: number | undefined;
  start: () => Promise<void>;
  busy: boolean;
  problem: Problem | null;
  /** The work it started. */
  runId: string | null;
}

/** Variations of a picture: one press, one order, however often it is pressed meanwhile. */
export function useVariations({ id, image, recipe }: LibraryItem): Variations {
  const store = useStore();
  const { costs } = useAtomValue(creditsAtom);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [runId, setRunId] = useState<string | null>(null);
  const underWay = useRef(false);
  const key = useRef<string | null>(null);
  const known = costs !== null && `image:${recipe.model}` in costs;
  const price = known ? priceImages(costs, recipe.model, DEFAULT_VARIATIONS) : undefined;

  useEffect(() => {
    if (store.get(creditsAtom).costs === null) void fetchCosts(store);
  }, [store]);

  const order = async (idempotencyKey: string) => {
    const { accepted, finished } = await startVariations({ imageUrl: image.url, sourceId: id }, { idempotencyKey });
    const started = accepted ?? {
      balance: finished.balance,
      ...(await request(getRun, { params: { id: finished.runId } })),
    };
    setRunId(started.run.id);
    return started;
  };

  const start = async () => {
    if (underWay.current || price === undefined) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    key.current ??= crypto.randomUUID();
    const own = key.current;
    try {
      await startPaid(store, price, () => order(own));
      key.current = null;
    } catch (error) {
      const found = problemOf(error, price);
      if (found.kind !== 'unreachable') key.current = null;
      setProblem(found);
    }
    underWay.current = false;
    setBusy(false);
  };

  return { price, start, busy, problem, runId };
}

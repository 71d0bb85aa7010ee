import { requestAsync } from '@flint/shared/api/request';
import type { CallInput } from '@flint/shared/contracts/call';
import type { editImage, removeBackground, upscaleImage } from '@flint/shared/contracts/editing';
import { type LineItem, shownPrice } from '@flint/shared/contracts/prices/line-items';
import type { Run } from '@flint/shared/contracts/runs';
import type { Problem } from '@flint/shared/orders/problem';
import { toStarted } from '@flint/shared/orders/started';
import { usePaidPress } from '@flint/shared/orders/use-paid-press';
import { creditsAtom, fetchCosts } from '@flint/shared/state/credits';
import { runsAtom } from '@flint/shared/state/runs';
import { startPaid } from '@flint/shared/state/start-paid';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';

export type FollowUpCall = typeof editImage | typeof removeBackground | typeof upscaleImage;

export interface FollowUp<C extends FollowUpCall> {
  /** Undefined until the prices are known. */
  price: number | undefined;
  start: (body: CallInput<C>['body']) => Promise<void>;
  busy: boolean;
  problem: Problem | null;
  /** The started run. */
  run: Run | undefined;
}

/** Orders a picture made from a picture at the price on the button, and follows its run. */
export function useFollowUp<C extends FollowUpCall>(call: C, item: LineItem): FollowUp<C> {
  const store = useStore();
  const { costs } = useAtomValue(creditsAtom);
  const { runs } = useAtomValue(runsAtom);
  const [runId, setRunId] = useState<string | null>(null);
  const price = shownPrice(costs, item);

  useEffect(() => {
    if (store.get(creditsAtom).costs === null) void fetchCosts(store);
  }, [store]);

  const { press, busy, problem } = usePaidPress<CallInput<C>['body']>((body, shown, idempotencyKey) =>
    startPaid(store, shown, async () => {
      const started = await toStarted(await requestAsync(call, { body } as CallInput<C>, { idempotencyKey }));
      setRunId(started.run.id);
      return started;
    }),
  );
  const start = async (body: CallInput<C>['body']) => {
    if (price !== undefined) await press(body, price);
  };
  return { price, start, busy, problem, run: runs?.find(({ id }) => id === runId) };
}

import { request, requestAsync } from '@flint/shared/api/request';
import type { LibraryPicture } from '@flint/shared/contracts/library';
import { FLUX_DEV } from '@flint/shared/contracts/models';
import { imageItem, shownPrice } from '@flint/shared/contracts/prices/line-items';
import { isFromWords } from '@flint/shared/contracts/recipes/editing';
import { getRun } from '@flint/shared/contracts/runs';
import { DEFAULT_VARIATIONS, generateVariations } from '@flint/shared/contracts/variations';
import type { Problem } from '@flint/shared/orders/problem';
import { usePaidPress } from '@flint/shared/orders/use-paid-press';
import { creditsAtom, fetchCosts } from '@flint/shared/state/credits';
import { startPaid } from '@flint/shared/state/start-paid';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';

export interface Variations {
  /** Undefined until the prices are known. */
  price: number | undefined;
  start: () => Promise<void>;
  busy: boolean;
  problem: Problem | null;
  /** The started run. */
  runId: string | null;
}

/** Orders variations of a picture at the price on the button. */
export function useVariations({ id, image, recipe }: LibraryPicture): Variations {
  const store = useStore();
  const { costs } = useAtomValue(creditsAtom);
  const [runId, setRunId] = useState<string | null>(null);
  const price = shownPrice(
    costs,
    imageItem({ model: isFromWords(recipe) ? recipe.model : FLUX_DEV, count: DEFAULT_VARIATIONS }),
  );

  useEffect(() => {
    if (store.get(creditsAtom).costs === null) void fetchCosts(store);
  }, [store]);

  const order = async (sourceId: string, idempotencyKey: string) => {
    const body = { image_url: image.url, source_id: sourceId, num_images: DEFAULT_VARIATIONS };
    const { accepted, finished } = await requestAsync(generateVariations, { body }, { idempotencyKey });
    const started = accepted ?? {
      balance: finished.balance,
      ...(await request(getRun, { params: { id: finished.runId } })),
    };
    setRunId(started.run.id);
    return started;
  };
  const { press, busy, problem } = usePaidPress<string>((sourceId, shown, key) =>
    startPaid(store, shown, () => order(sourceId, key)),
  );
  const start = async () => {
    if (price !== undefined) await press(id, price);
  };

  return { price, start, busy, problem, runId };
}

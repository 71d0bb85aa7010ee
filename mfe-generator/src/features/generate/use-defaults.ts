import { request } from '@flint/shared/api/request';
import { type GenerationDefaults, readPreferences } from '@flint/shared/contracts/preferences';
import { sessionAtom } from '@flint/shared/state/session';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { defaultsAtom } from './defaults-atom';
import type { Order } from './order';

/** Reads the user's defaults as soon as it is known whose. Without them the form has the product's own. */
export function useDefaults(): void {
  const userId = useAtomValue(sessionAtom).user?.id;
  const setDefaults = useSetAtom(defaultsAtom);
  useEffect(() => {
    if (userId === undefined) return;
    const abort = new AbortController();
    request(readPreferences, {}, { signal: abort.signal }).then(
      ({ generation }) => setDefaults(toOrder(generation)),
      () => undefined,
    );
    return () => abort.abort();
  }, [userId, setDefaults]);
}

function toOrder({ style, model, aspect_ratio, num_images }: GenerationDefaults): Partial<Order> {
  return {
    ...(style && { style }),
    ...(model && { model }),
    ...(aspect_ratio && { aspectRatio: aspect_ratio }),
    ...(num_images && { count: num_images }),
  };
}

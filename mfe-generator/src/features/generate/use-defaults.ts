import { type GenerationDefaults, readPreferences } from '@flint/shared/contracts/preferences';
import { callResource } from '@flint/shared/state/resource';
import { sessionAtom } from '@flint/shared/state/session';
import { useResource } from '@flint/shared/state/use-resource';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { defaultsAtom } from './defaults-atom';
import type { Order } from './order';

const PREFERENCES = callResource(readPreferences, {});

/** Reads the user's defaults once the user is known. The form has the product's own until then. */
export function useDefaults(): void {
  const isKnown = useAtomValue(sessionAtom).user !== null;
  const { data } = useResource(isKnown ? PREFERENCES : null);
  const setDefaults = useSetAtom(defaultsAtom);
  useEffect(() => {
    if (data) setDefaults(toOrder(data.generation));
  }, [data, setDefaults]);
}

function toOrder({ style, model, aspect_ratio, num_images }: GenerationDefaults): Partial<Order> {
  return {
    ...(style && { style }),
    ...(model && { model }),
    ...(aspect_ratio && { aspectRatio: aspect_ratio }),
    ...(num_images && { count: num_images }),
  };
}

import { toMessage } from '@flint/shared/api/message';
import { brandsAtom, fetchBrand, fetchBrands } from '@flint/shared/state/brands';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';

/** One profile, read anew when its page opens; what the list knows of it is shown until then. */
export function useBrand(id: string) {
  const store = useStore();
  const { selected, brandProfiles, userId } = useAtomValue(brandsAtom);
  const [error, setError] = useState<string | null>(null);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      setError(null);
      try {
        await fetchBrand(store, id, { signal });
      } catch (failure) {
        if (!signal?.aborted) setError(toMessage(failure));
      }
    },
    [store, id],
  );
  useEffect(() => {
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);
  useEffect(() => {
    if (userId === null) void fetchBrands(store);
  }, [store, userId]);

  const known = selected?.id === id ? selected : brandProfiles.find((brand) => brand.id === id);
  return { brand: error ? undefined : known, error, reload: () => void load() };
}

import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';
import { brandsAtom, fetchBrand, fetchBrands } from '@flint/shared/brands/brands';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';

/** One profile, read anew when its page opens; what the list knows of it is shown until then. */
export function useBrand(id: string) {
  const store = useStore();
  const { selected, brandProfiles, userId } = useAtomValue(brandsAtom);
  const [failure, setFailure] = useState<unknown>(null);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      setFailure(null);
      try {
        await fetchBrand(store, id, { signal });
      } catch (thrown) {
        if (!signal?.aborted) setFailure(thrown);
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
  return {
    brand: failure === null ? known : undefined,
    error: failure === null ? null : toMessage(failure),
    missing: failure instanceof ApiError && failure.status === 404,
    reload: () => void load(),
  };
}

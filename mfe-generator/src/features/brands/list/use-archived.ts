import { toMessage } from '@flint/shared/api/message';
import type { BrandProfile } from '@flint/shared/contracts/brands';
import { fetchArchivedBrands } from '@flint/shared/state/brands';
import { useCallback, useEffect, useState } from 'react';

/** Profiles that were put away; null until they are read. */
export function useArchived() {
  const [archived, setArchived] = useState<readonly BrandProfile[] | null>(null);
  const [error, setError] = useState<string | null>(null);

  const load = useCallback(async (signal?: AbortSignal) => {
    setError(null);
    try {
      setArchived(await fetchArchivedBrands({ signal }));
    } catch (failure) {
      if (!signal?.aborted) setError(toMessage(failure));
    }
  }, []);
  useEffect(() => {
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);

  return {
    archived,
    error,
    reload: () => void load(),
    /** Takes one off the list that is not archived any more. */
    leave: (id: string) => setArchived((all) => all?.filter((one) => one.id !== id) ?? null),
  };
}

import { toMessage } from '@flint/shared/api/message';
import { brandsAtom, fetchArchivedBrands } from '@flint/shared/brands/brands';
import type { BrandProfile } from '@flint/shared/contracts/brands';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';

/** Profiles that were put away; null until they are read. */
export function useArchived() {
  const [archived, setArchived] = useState<readonly BrandProfile[] | null>(null);
  const { brandProfiles } = useAtomValue(brandsAtom);
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
    // One that was taken back, here or by a toast, is in use again.
    archived: archived?.filter(({ id }) => brandProfiles.every((brand) => brand.id !== id)) ?? null,
    error,
    reload: () => void load(),
    /** Takes one off the list that is gone. */
    leave: (id: string) => setArchived((all) => all?.filter((one) => one.id !== id) ?? null),
  };
}

import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';
import { brandsAtom, fetchBrand, fetchBrands } from '@flint/shared/brands/brands';
import type { BrandProfile } from '@flint/shared/contracts/brands';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';

const brandOf = (id: string): Resource<BrandProfile> => ({
  key: `brand ${id}`,
  read: ({ store, signal }) => fetchBrand(store, id, { signal }),
});

/** One profile, read again when its page opens; shows the list's copy until then. */
export function useBrand(id: string) {
  const store = useStore();
  const { selected, brandProfiles, userId } = useAtomValue(brandsAtom);
  const { status, error, reload } = useResource(brandOf(id));
  useEffect(() => {
    if (userId === null) void fetchBrands(store);
  }, [store, userId]);

  const known = selected?.id === id ? selected : brandProfiles.find((brand) => brand.id === id);
  const failed = status === 'failed';
  return {
    brand: failed ? undefined : known,
    error: failed ? toMessage(error) : null,
    missing: error instanceof ApiError && error.status === 404,
    reload,
  };
}

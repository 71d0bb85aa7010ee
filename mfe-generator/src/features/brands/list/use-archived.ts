import { toMessage } from '@flint/shared/api/message';
import { brandsAtom, fetchArchivedBrands } from '@flint/shared/brands/brands';
import type { BrandProfile } from '@flint/shared/contracts/brands';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { useAtomValue } from 'jotai';

const ARCHIVED: Resource<readonly BrandProfile[]> = { key: 'archived-brands', read: fetchArchivedBrands };

/** Archived profiles; undefined until they are read. */
export function useArchived() {
  const { data, status, error, reload, mutate } = useResource(ARCHIVED);
  const { brandProfiles } = useAtomValue(brandsAtom);
  return {
    // A restored profile, here or by a toast, is active again.
    archived: data?.filter(({ id }) => brandProfiles.every((brand) => brand.id !== id)),
    error: status === 'failed' ? toMessage(error) : null,
    reload,
    /** Removes a deleted one from the list. */
    leave: (id: string) => mutate((all) => all?.filter((one) => one.id !== id)),
  };
}

import { toMessage } from '@flint/shared/api/message';
import { brandsAtom, fetchArchivedBrands } from '@flint/shared/brands/brands';
import type { BrandProfile } from '@flint/shared/contracts/brands';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { useAtomValue } from 'jotai';

const ARCHIVED: Resource<readonly BrandProfile[]> = { key: 'archived-brands', read: fetchArchivedBrands };

/** Profiles that were put away; undefined until they are read. */
export function useArchived() {
  const { data, status, error, reload, mutate } = useResource(ARCHIVED);
  const { brandProfiles } = useAtomValue(brandsAtom);
  return {
    // One that was taken back, here or by a toast, is in use again.
    archived: data?.filter(({ id }) => brandProfiles.every((brand) => brand.id !== id)),
    error: status === 'failed' ? toMessage(error) : null,
    reload,
    /** Takes one off the list that is gone. */
    leave: (id: string) => mutate((all) => all?.filter((one) => one.id !== id)),
  };
}

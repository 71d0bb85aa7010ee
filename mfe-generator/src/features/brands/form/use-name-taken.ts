import { brandsAtom } from '@flint/shared/brands/brands';
import { useAtomValue } from 'jotai';

/** Whether another active profile has this name; allowed, but hard to tell apart. */
export function useNameTaken(name: string, ownId: string | null): boolean {
  const { brandProfiles } = useAtomValue(brandsAtom);
  const wanted = name.trim().toLowerCase();
  return wanted !== '' && brandProfiles.some((brand) => brand.id !== ownId && brand.name.toLowerCase() === wanted);
}

import { brandsAtom } from '@flint/shared/brands/brands';
import { useAtomValue } from 'jotai';

/** Whether another profile in use has a name; nothing forbids it, but it is hard to tell them apart. */
export function useNameTaken(name: string, ownId: string | null): boolean {
  const { brandProfiles } = useAtomValue(brandsAtom);
  const wanted = name.trim().toLowerCase();
  return wanted !== '' && brandProfiles.some((brand) => brand.id !== ownId && brand.name.toLowerCase() === wanted);
}

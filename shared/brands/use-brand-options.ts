import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { brandsAtom, fetchBrands } from './brands';

/** The viewer's brands to choose from, a chosen one that is not among them included. */
export function useBrandOptions(value: string | null) {
  const store = useStore();
  const { brandProfiles, userId, error } = useAtomValue(brandsAtom);
  useEffect(() => {
    void fetchBrands(store);
  }, [store]);
  const known = value === null || brandProfiles.some(({ id }) => id === value);
  /** It is archived or deleted, as far as is known by now. */
  const gone = !known && userId !== null;
  const options = [
    { value: '', label: 'No brand' },
    ...brandProfiles.map(({ id, name }) => ({ value: id, label: name })),
    ...(known ? [] : [{ value: value ?? '', label: gone ? 'Archived or deleted' : 'Loading' }]),
  ];
  return { options, hasBrands: brandProfiles.length > 0, gone, error };
}

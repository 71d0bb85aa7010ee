import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { brandsAtom, fetchBrands } from './brands';

/** Options of the viewer's brands, including the chosen one when it is not among them. */
export function useBrandOptions(value: string | null) {
  const store = useStore();
  const { brandProfiles, userId, error } = useAtomValue(brandsAtom);
  useEffect(() => {
    void fetchBrands(store);
  }, [store]);
  const known = value === null || brandProfiles.some(({ id }) => id === value);
  /** The chosen brand was archived or deleted, as far as known. */
  const gone = !known && userId !== null;
  const options = [
    { value: '', label: 'No brand' },
    ...brandProfiles.map(({ id, name }) => ({ value: id, label: name })),
    ...(known ? [] : [{ value: value ?? '', label: gone ? 'Archived or deleted' : 'Loading' }]),
  ];
  return { options, hasBrands: brandProfiles.length > 0, gone, error };
}

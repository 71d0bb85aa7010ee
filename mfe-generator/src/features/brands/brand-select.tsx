import { getHref } from '@flint/shared/contracts/routes';
import { Field } from '@flint/shared/ui/field';
import { Select } from '@flint/shared/ui/select';
import text from '@flint/shared/ui/text.module.css';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { brandsAtom, fetchBrands } from './state/brands';

interface BrandSelectProps {
  /** Id of the chosen brand; null for none. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** What choosing one does. */
  help: string;
}

/** Chooses one of the viewer's brands, or none. */
export function BrandSelect({ value, onChange, help }: BrandSelectProps) {
  const store = useStore();
  const { brandProfiles, userId, error } = useAtomValue(brandsAtom);
  useEffect(() => {
    void fetchBrands(store);
  }, [store]);
  const known = value === null || brandProfiles.some(({ id }) => id === value);
  const gone = !known && userId !== null;
  const options = [
    { value: '', label: 'No brand' },
    ...brandProfiles.map(({ id, name }) => ({ value: id, label: name })),
    ...(known ? [] : [{ value: value ?? '', label: gone ? 'Archived or deleted' : 'Loading' }]),
  ];
  const first = (
    <Link className={text.link} to={getHref('createBrandProfile')}>
      Make a brand profile
    </Link>
  );
  return (
    <Field
      label="Brand"
      help={brandProfiles.length > 0 ? help : first}
      error={gone ? 'This brand profile is archived or deleted. Choose another.' : error}
    >
      <Select options={options} value={value ?? ''} onChange={(id) => onChange(id || null)} />
    </Field>
  );
}

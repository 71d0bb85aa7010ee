import { LOGO_CORNERS, type LogoCorner } from '@flint/shared/contracts/brand-limits';
import { getHref } from '@flint/shared/contracts/routes';
import { brandsAtom, fetchBrands } from '@flint/shared/state/brands';
import { Field } from '@flint/shared/ui/field';
import { Select } from '@flint/shared/ui/select';
import text from '@flint/shared/ui/text.module.css';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { orderAtom } from './order-atom';

const CORNERS: Record<LogoCorner, string> = {
  'top-left': 'Top left',
  'top-right': 'Top right',
  'bottom-left': 'Bottom left',
  'bottom-right': 'Bottom right',
};
const PLACES = [
  { value: '' as const, label: 'No logo' },
  ...LOGO_CORNERS.map((value) => ({ value, label: CORNERS[value] })),
];

/** The brand a picture is made for: it takes its colours, and its logo if wanted. */
export default function BrandField() {
  const store = useStore();
  const [{ brandId, logoCorner }, change] = useAtom(orderAtom);
  const { brandProfiles, userId, error } = useAtomValue(brandsAtom);
  useEffect(() => {
    void fetchBrands(store);
  }, [store]);
  const chosen = brandProfiles.find(({ id }) => id === brandId);
  const gone = userId !== null && brandId !== null && !chosen;
  const brands = [
    { value: '', label: 'No brand' },
    ...brandProfiles.map(({ id, name }) => ({ value: id, label: name })),
    ...(brandId !== null && !chosen ? [{ value: brandId, label: gone ? 'Archived or deleted' : 'Loading' }] : []),
  ];
  return (
    <>
      <Field
        label="Brand"
        help={
          brandProfiles.length > 0 ? (
            'Drawn in its colours.'
          ) : (
            <Link className={text.link} to={getHref('createBrandProfile')}>
              Make a brand profile
            </Link>
          )
        }
        error={gone ? 'This brand profile is archived or deleted. Choose another.' : error}
      >
        <Select
          options={brands}
          value={brandId ?? ''}
          onChange={(id) => change({ brandId: id || null, logoCorner: '' })}
        />
      </Field>
      {chosen?.logoKept && (
        <Field label="Logo">
          <Select options={PLACES} value={logoCorner} onChange={(corner) => change({ logoCorner: corner })} />
        </Field>
      )}
    </>
  );
}

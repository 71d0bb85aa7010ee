import { brandsAtom } from '@flint/shared/brands/brands';
import { BrandSelect } from '@flint/shared/brands/parts/brand-select';
import { LOGO_CORNERS, type LogoCorner } from '@flint/shared/contracts/image-options';
import { Field } from '@flint/shared/ui/field';
import { Select } from '@flint/shared/ui/select';
import { useAtom, useAtomValue } from 'jotai';
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

/** Selects the brand whose colours, and optionally logo, are used. */
export default function BrandField() {
  const [{ brandId, logoCorner }, change] = useAtom(orderAtom);
  const chosen = useAtomValue(brandsAtom).brandProfiles.find(({ id }) => id === brandId);
  return (
    <>
      <BrandSelect
        value={brandId}
        onChange={(id) => change({ brandId: id, logoCorner: '' })}
        help="Drawn in its colours."
      />
      {chosen?.logoKept && (
        <Field label="Logo">
          <Select options={PLACES} value={logoCorner} onChange={(corner) => change({ logoCorner: corner })} />
        </Field>
      )}
    </>
  );
}

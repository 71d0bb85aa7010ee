import { useBrandOptions } from '@flint/shared/brands/use-brand-options';
import { Select } from '@flint/shared/ui/select';
import { useAtomValue, useStore } from 'jotai';
import { brandIdAtom, choose } from './choice-atoms';
import styles from './choices.module.css';

/** Selects the conversation's brand; hidden for users without brands. */
export function BrandChoice() {
  const store = useStore();
  const brandId = useAtomValue(brandIdAtom);
  const { options, hasBrands } = useBrandOptions(brandId);
  if (!hasBrands && brandId === null) return null;
  return (
    <Select
      className={styles.choice}
      aria-label="Brand"
      options={options}
      value={brandId ?? ''}
      onChange={(id) => void choose(store, { brandProfileId: id || null })}
    />
  );
}

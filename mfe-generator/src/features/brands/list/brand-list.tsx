import { brandsAtom, fetchBrands } from '@flint/shared/brands/brands';
import { getHref } from '@flint/shared/contracts/routes';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { IconButton } from '@flint/shared/ui/icon-button';
import { Menu } from '@flint/shared/ui/menu';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { useAtomValue, useStore } from 'jotai';
import { Archive, Ellipsis, Pencil } from 'lucide-react';
import { useEffect } from 'react';
import styles from '../brand.module.css';
import { BrandCard } from './brand-card';
import { FailedAct } from './failed-act';
import { useBrandActs } from './use-brand-acts';
import { WaitingBrands } from './waiting-brands';

/** Active profiles, newest first. */
export function BrandList() {
  const store = useStore();
  const { brandProfiles, userId, loading, error } = useAtomValue(brandsAtom);
  const { acts, failure } = useBrandActs();
  useEffect(() => {
    void fetchBrands(store);
  }, [store]);

  if (error)
    return (
      <RetryNote title={error} onRetry={() => void fetchBrands(store)}>
        Your brand profiles are safe.
      </RetryNote>
    );
  if (userId === null || (loading && brandProfiles.length === 0)) return <WaitingBrands />;
  return (
    <>
      <FailedAct failure={failure} />
      {brandProfiles.length === 0 && <NoBrands />}
      <ul className={styles.grid}>
        {brandProfiles.map((brand) => (
          <BrandCard
            key={brand.id}
            brand={brand}
            tools={
              <Menu
                trigger={<IconButton icon={Ellipsis} label={`More for ${brand.name}`} size="sm" />}
                items={[
                  { key: 'edit', label: 'Edit', icon: Pencil, href: getHref('brandProfile', { id: brand.id }) },
                  { key: 'archive', label: 'Archive', icon: Archive, onSelect: () => void acts.archive(brand) },
                ]}
              />
            }
          />
        ))}
      </ul>
    </>
  );
}

function NoBrands() {
  return (
    <StatePanel
      title="No brand profile yet"
      actions={
        <ButtonLink href={getHref('createBrandProfile')} variant="ink">
          Make the first one
        </ButtonLink>
      }
    >
      <p>A name is enough to begin. Add a logo and Flint reads its colours.</p>
    </StatePanel>
  );
}

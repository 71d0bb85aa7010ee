import type { BrandProfile } from '@flint/shared/contracts/brands';
import { Button } from '@flint/shared/ui/button';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { useState } from 'react';
import styles from '../brand.module.css';
import { RemoveDialog } from '../remove-dialog';
import { BrandCard } from './brand-card';
import { FailedAct } from './failed-act';
import { useArchived } from './use-archived';
import { useBrandActs } from './use-brand-acts';
import { WaitingBrands } from './waiting-brands';

/** Archived profiles, to restore or delete. */
export function ArchivedList() {
  const { archived, error, reload, leave } = useArchived();
  const { acts, failure } = useBrandActs();
  const [removing, setRemoving] = useState<BrandProfile | null>(null);

  const remove = async (brand: BrandProfile) => {
    setRemoving(null);
    if (await acts.remove(brand)) leave(brand.id);
  };

  if (error)
    return (
      <RetryNote title={error} onRetry={reload}>
        Your brand profiles are safe.
      </RetryNote>
    );
  if (!archived) return <WaitingBrands />;
  return (
    <>
      <FailedAct failure={failure} />
      {archived.length === 0 && (
        <StatePanel title="Nothing is archived">
          <p>A profile you archive waits here until you take it back or remove it for good.</p>
        </StatePanel>
      )}
      <ul className={styles.grid}>
        {archived.map((brand) => (
          <BrandCard
            key={brand.id}
            brand={brand}
            foot={
              <>
                <Button
                  variant="line"
                  size="sm"
                  aria-label={`Restore ${brand.name}`}
                  onClick={() => void acts.restore(brand)}
                >
                  Restore
                </Button>
                <Button
                  variant="bad"
                  size="sm"
                  aria-label={`Delete ${brand.name} for good`}
                  onClick={() => setRemoving(brand)}
                >
                  Delete for good
                </Button>
              </>
            }
          />
        ))}
      </ul>
      {removing && (
        <RemoveDialog brand={removing} onRemove={() => void remove(removing)} onClose={() => setRemoving(null)} />
      )}
    </>
  );
}

import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { archiveBrand, removeBrand, restoreBrand } from '@flint/shared/brands/brands';
import type { BrandProfile } from '@flint/shared/contracts/brands';
import { useStore } from 'jotai';
import { useMemo, useState } from 'react';

/** Actions on a profile. None rejects: `false` means that it failed, and `failure` has the reason. */
export interface BrandActs {
  archive: (brand: BrandProfile) => Promise<boolean>;
  restore: (brand: BrandProfile) => Promise<boolean>;
  remove: (brand: BrandProfile) => Promise<boolean>;
}

/** A failed action, and how to retry it. */
export interface Failure {
  readonly text: string;
  readonly again: () => void;
}

/** The actions on brand profiles, with a stable identity. */
export function useBrandActs(): { acts: BrandActs; failure: Failure | null } {
  const store = useStore();
  const [failure, setFailure] = useState<Failure | null>(null);
  const acts = useMemo((): BrandActs => {
    const attempt = async (act: () => Promise<unknown>, then: () => void): Promise<boolean> => {
      setFailure(null);
      try {
        await act();
        then();
        return true;
      } catch (error) {
        setFailure({ text: toMessage(error), again: () => void attempt(act, then) });
        return false;
      }
    };
    const restore = (brand: BrandProfile) =>
      attempt(
        () => restoreBrand(store, brand.id),
        () => emit('toast', { text: `${brand.name} is back.` }),
      );
    return {
      restore,
      archive: (brand) =>
        attempt(
          () => archiveBrand(store, brand.id),
          () => emit('toast', { text: `${brand.name} archived.`, undo: () => void restore(brand) }),
        ),
      remove: (brand) =>
        attempt(
          () => removeBrand(store, brand.id),
          () => emit('toast', { text: `${brand.name} deleted for good.` }),
        ),
    };
  }, [store]);
  return { acts, failure };
}

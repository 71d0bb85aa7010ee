import { ApiError } from '@flint/shared/api/api-error';
import type { BrandProfile } from '@flint/shared/contracts/brands';
import { useState } from 'react';
import { type BrandForm, formOf } from './brand-form';

/** A field that two edits have changed. */
export interface Crossed {
  readonly field: keyof BrandForm;
  readonly yours: BrandForm[keyof BrandForm];
  readonly saved: BrandForm[keyof BrandForm];
}

/** Whether a change was refused because another one came first. */
export const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The unsaved changes that cross those of another tab, or of staff.
 * @param read the profile that the changes were made on
 */
export function useCrossed(read: BrandProfile, changes: Partial<BrandForm>) {
  const [crossed, setCrossed] = useState<readonly Crossed[]>([]);
  return {
    crossed: crossed.filter(({ field }) => field in changes),
    /** Compares with the profile as it is now. */
    show(now: BrandProfile) {
      const [before, saved] = [formOf(read), formOf(now)];
      const fields = Object.keys(changes) as (keyof BrandForm)[];
      setCrossed(
        fields
          .filter((field) => !same(before[field], saved[field]))
          .map((field) => ({ field, yours: changes[field] ?? null, saved: saved[field] })),
      );
    },
    clear: () => setCrossed([]),
  };
}

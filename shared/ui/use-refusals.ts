import { ApiError } from '@flint/shared/api/api-error';
import { useState } from 'react';
import type { Faults } from './use-submit';

/**
 * Server-side validation errors by field, until the fields change.
 * @param fieldOf the form's field for a field of the API; undefined for none of the form's
 */
export function useRefusals<Field extends string>(fieldOf: (field: string) => Field | undefined) {
  const [refused, setRefused] = useState<Faults<Field>>({});
  return {
    refused,
    refuse: setRefused,
    /**
     * Stores an error's field message.
     * @returns whether it names a field of the form
     */
    take(error: unknown): boolean {
      const name = error instanceof ApiError && error.field !== undefined ? fieldOf(error.field) : undefined;
      if (name === undefined) return false;
      setRefused({ [name]: (error as ApiError).message } as Faults<Field>);
      return true;
    },
    /** Clears the errors of these fields. */
    forgive: (fields: readonly string[]) =>
      setRefused((known) => {
        const left = Object.entries(known).filter(([field]) => !fields.includes(field));
        return left.length === Object.keys(known).length ? known : (Object.fromEntries(left) as Faults<Field>);
      }),
  };
}

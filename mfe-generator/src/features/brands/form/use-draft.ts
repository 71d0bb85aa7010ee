import { keepDraft, readDraft } from '@flint/shared/orders/draft';
import { useMemo, useRef, useState } from 'react';
import { BrandForm } from './brand-form';

/** Unsaved changes of a form; they survive leaving the page. */
export interface Draft {
  readonly form: BrandForm;
  /** Only the fields that differ from the saved profile. */
  readonly changes: Partial<BrandForm>;
  readonly changed: boolean;
  change(fields: Partial<BrandForm>): void;
  discard(): void;
  /** Clears what was sent, and keeps what was typed since. */
  settle(sent: Partial<BrandForm>): void;
}

const CHANGES = {
  /** Parses a stored draft: keeps the fields that are still valid. */
  parse(kept: unknown): Partial<BrandForm> {
    const given = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
    const valid = given.filter(
      ([field, value]) => BrandForm.def.shape[field as keyof BrandForm]?.safeParse(value).success,
    );
    return Object.fromEntries(valid);
  },
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A profile's form, stored in this browser from the first change on.
 * @param id the profile's id
 * @param saved the saved form values
 */
export function useDraft(id: string, saved: BrandForm): Draft {
  const key = `flint:brand-draft:${id}`;
  const [typed, setTyped] = useState<Partial<BrandForm>>(() => readDraft(key, CHANGES));
  const changes = useMemo(() => {
    const differing = Object.entries(typed).filter(([field, value]) => !same(value, saved[field as keyof BrandForm]));
    return Object.fromEntries(differing) as Partial<BrandForm>;
  }, [typed, saved]);
  const latest = useRef(typed);
  const keep = (next: Partial<BrandForm>) => {
    latest.current = next;
    setTyped(next);
    keepDraft(key, next);
  };
  return {
    form: { ...saved, ...changes },
    changes,
    changed: Object.keys(changes).length > 0,
    change: (fields) => keep({ ...changes, ...fields }),
    discard: () => keep({}),
    settle: (sent) =>
      keep(
        Object.fromEntries(
          Object.entries(latest.current).filter(([field, value]) => !same(value, sent[field as keyof BrandForm])),
        ),
      ),
  };
}

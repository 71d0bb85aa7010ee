import type { FormValues } from '@flint/shared/forms/form-values';
import { keepDraft, readDraft } from '@flint/shared/orders/draft';
import { useState } from 'react';

type Typed = Readonly<Record<string, unknown>>;

interface KeptForm {
  /** What was typed, as far as it is known; fields read their own. */
  readonly typed: Typed;
  readonly change: (values: FormValues) => void;
  /** Forgets what is kept: it has been sent. */
  readonly forget: () => void;
}

const FORM = {
  parse: (kept: unknown): Typed => (typeof kept === 'object' && kept !== null ? (kept as Typed) : {}),
};

/** What a form begins with: before what is kept, and instead of it. */
interface Begins {
  readonly known?: Typed | undefined;
  readonly given?: Typed | undefined;
}

/** The values of a form, kept in this browser while they are typed: leaving for credits or a reload loses none. */
export function useKeptForm(name: string, { known = {}, given = {} }: Begins): KeptForm {
  const key = `flint:form ${name}`;
  const [typed, setTyped] = useState<Typed>(() => ({ ...known, ...readDraft(key, FORM), ...given }));
  return {
    typed,
    change(values) {
      setTyped(values);
      keepDraft(key, values);
    },
    forget: () => keepDraft(key, {}),
  };
}

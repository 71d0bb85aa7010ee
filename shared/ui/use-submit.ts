import { ApiError } from '@flint/shared/api/api-error';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** What is wrong, by field, in words. */
export type Faults<Field extends string> = { readonly [Name in Field]?: string | undefined };

interface Submission<Field extends string> {
  /** What keeps the form from being sent, as it is filled in now. */
  readonly faults: Faults<Field>;
  /** @throws what `failure`, or the field it names, then shows */
  readonly send: () => Promise<void> | void;
  /** The form's field for a field of the API; undefined for none of the form's. */
  readonly fieldOf?: (field: string) => Field | undefined;
}

export interface Submit<Field extends string, Place extends HTMLElement> {
  /** Sends the form, unless it is on its way. With faults nothing is sent, and the first of them gets the focus. */
  readonly press: () => Promise<void>;
  /** Spread on the `<form>`. Its `ref` alone goes on what holds the fields where there is none. */
  readonly props: {
    readonly ref: RefObject<Place | null>;
    readonly onSubmit: (event: FormEvent) => void;
    readonly noValidate: true;
  };
  readonly busy: boolean;
  /** Why it failed, unless the server refused a field; null while it did not. */
  readonly failure: unknown;
  /** What to show at the fields: nothing before the first submit. */
  readonly shown: Faults<Field>;
  /** Shows why another call of the form failed. */
  readonly fail: (error: unknown) => void;
  /** Shows faults, and focuses the first. */
  readonly refuse: (faults: Faults<Field>) => void;
  /** Takes back what was refused of fields that have changed. */
  readonly forgive: (fields: readonly string[]) => void;
}

/** Submitting a form: checked first, sent once, and what is refused stands at its field. What was typed stays. */
export function useSubmit<Field extends string, Place extends HTMLElement = HTMLFormElement>({
  faults,
  send,
  fieldOf,
}: Submission<Field>): Submit<Field, Place> {
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Faults<Field>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [focusing, setFocusing] = useState(0);
  const underWay = useRef(false);
  const ref = useRef<Place>(null);

  // After the commit that marks the fields.
  useEffect(() => {
    if (focusing > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [focusing]);

  const refuse = (next: Faults<Field>) => {
    setRefused(next);
    setFocusing((count) => count + 1);
  };
  const fail = (error: unknown) => {
    const name = error instanceof ApiError && error.field !== undefined ? fieldOf?.(error.field) : undefined;
    if (name === undefined) setFailure(error);
    else refuse({ [name]: (error as ApiError).message } as Faults<Field>);
  };

  const press = async () => {
    if (Object.values(faults).some((fault) => fault !== undefined)) {
      setTried(true);
      refuse({});
      return;
    }
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setTried(false);
    setRefused({});
    setFailure(null);
    try {
      await send();
    } catch (error) {
      fail(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void press();
  };

  return {
    press,
    props: { ref, onSubmit, noValidate: true },
    busy,
    failure,
    shown: tried ? { ...refused, ...faults } : refused,
    fail,
    refuse,
    forgive: (changed) =>
      setRefused((known) => {
        const left = Object.entries(known).filter(([field]) => !changed.includes(field));
        return left.length === Object.keys(known).length ? known : (Object.fromEntries(left) as Faults<Field>);
      }),
  };
}

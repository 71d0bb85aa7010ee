import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Validation errors by field. */
export type Faults<Field extends string> = { readonly [Name in Field]?: string | undefined };

interface Submission<Field extends string> {
  /** Errors of the current values; they block the submit. */
  readonly faults: Faults<Field>;
  /** @throws errors that are shown as `failure` */
  readonly send: () => Promise<void> | void;
  /**
   * Assigns an error to its fields.
   * @returns whether it concerns any; `failure` has it otherwise
   */
  readonly take?: (error: unknown) => boolean;
}

export interface Submit<Field extends string, Place extends HTMLElement> {
  /**
   * Submits, unless a submit is in progress. With errors nothing is sent, and the first invalid field gets the focus.
   */
  readonly press: () => Promise<void>;
  /** Spread on the `<form>`. Without a form, put its `ref` on the element that holds the fields. */
  readonly props: {
    readonly ref: RefObject<Place | null>;
    readonly onSubmit: (event: FormEvent) => void;
    readonly noValidate: true;
  };
  readonly busy: boolean;
  /** Why the submit failed, unless a field shows it; null otherwise. */
  readonly failure: unknown;
  /** Errors to show at the fields: none before the first submit. */
  readonly shown: Faults<Field>;
  /** Shows the failure of another call of the form. */
  readonly fail: (error: unknown) => void;
  /** Focuses the first invalid field. */
  readonly focusFault: () => void;
}

/** Submits a form: validates first, sends once, and shows errors at their fields. Typed text stays. */
export function useSubmit<Field extends string, Place extends HTMLElement = HTMLFormElement>({
  faults,
  send,
  take,
}: Submission<Field>): Submit<Field, Place> {
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [focusing, setFocusing] = useState(0);
  const underWay = useRef(false);
  const ref = useRef<Place>(null);

  // Runs after the commit that marks the fields invalid.
  useEffect(() => {
    if (focusing > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [focusing]);

  const focusFault = () => setFocusing((count) => count + 1);
  const fail = (error: unknown) => {
    if (take?.(error)) focusFault();
    else setFailure(error);
  };
  const press = async () => {
    const faulty = Object.values(faults).some((fault) => fault !== undefined);
    setTried(faulty);
    if (faulty) focusFault();
    if (faulty || underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await send();
    } catch (error) {
      fail(error);
    }
    underWay.current = false;
    setBusy(false);
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
    shown: tried ? faults : {},
    fail,
    focusFault,
  };
}

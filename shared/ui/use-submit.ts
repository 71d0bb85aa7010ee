import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** What is wrong, by field, in words. */
export type Faults<Field extends string> = { readonly [Name in Field]?: string | undefined };

interface Submission<Field extends string> {
  /** What keeps the form from being sent, as it is filled in now. */
  readonly faults: Faults<Field>;
  /** @throws what `failure` then shows */
  readonly send: () => Promise<void> | void;
  /** Puts an error at the fields it is about. @returns whether it is about any; `failure` has it otherwise */
  readonly take?: (error: unknown) => boolean;
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
  /** Why it failed, unless that stands at a field; null while it did not. */
  readonly failure: unknown;
  /** What to show at the fields: nothing before the first submit. */
  readonly shown: Faults<Field>;
  /** Shows why another call of the form failed. */
  readonly fail: (error: unknown) => void;
  /** Focuses the first field at fault. */
  readonly focusFault: () => void;
}

/** Submitting a form: checked first, sent once, and what is refused stands at its field. What was typed stays. */
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

  // After the commit that marks the fields.
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

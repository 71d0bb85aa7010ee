import type * as z from '@flint/shared/contracts/schema';
import { type ChangeEvent, useState } from 'react';
import { useRefusals } from './use-refusals';
import { type Faults, useSubmit } from './use-submit';

/** A form that sends one body: its fields are the body's, its errors the schema's and the server's. */
interface FormOptions<Values extends object, Body> {
  /** The contract's schema of the body. */
  readonly schema: z.ZodMiniType<Body>;
  /** Initial values of the fields. */
  readonly start: Values;
  /**
   * Sends the parsed body.
   * @throws errors that are shown as `failure` or at the field they name
   */
  readonly send: (body: Body) => Promise<void>;
}

/** State of a form. Errors are hidden before the first submit; typed text stays when it fails. */
export function useForm<Values extends object, Body>({ schema, start, send }: FormOptions<Values, Body>) {
  type Field = keyof Values & string;
  const [values, setValues] = useState(start);
  const { success, data, error } = schema.safeParse(values);
  const faults: Partial<Record<Field, string>> = {};
  for (const { path, message } of error?.issues ?? []) faults[String(path[0]) as Field] ??= message;
  const { refused, refuse, take, forgive } = useRefusals((field) => (field in start ? (field as Field) : undefined));
  const { shown, props, busy, failure, fail, focusFault } = useSubmit<Field>({
    faults,
    async send() {
      refuse({});
      if (success) await send(data);
    },
    take,
  });

  const change = (part: Partial<Values>) => {
    setValues((known) => ({ ...known, ...part }));
    forgive(Object.keys(part));
  };
  return {
    values,
    change,
    /** Errors by field. */
    errors: { ...refused, ...shown } as Faults<Field>,
    /** Spread on the `<form>`. */
    props,
    busy,
    failure,
    fail,
    reset: () => setValues(start),
    /** Text field: spread on its input. */
    field: (name: Field) => ({
      name,
      value: String(values[name]),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: target.value } as Partial<Values>),
    }),
    /** Checkbox: spread on its input. */
    choice: (name: Field) => ({
      name,
      checked: Boolean(values[name]),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.checked } as Partial<Values>),
    }),
    /** Validates one field early, and shows its error. */
    check(name: Field): boolean {
      const fault = faults[name];
      if (fault !== undefined) {
        refuse({ [name]: fault } as Faults<Field>);
        focusFault();
      }
      return fault === undefined;
    },
  };
}

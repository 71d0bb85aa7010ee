import type { Announce } from '@flint/shared/api/send-upload';
import type { Fields } from '@flint/shared/tools/fields';
import type { FormValues } from '../form-values';
import { FormField } from './form-field';

interface FormFieldsProps {
  inputs: Fields;
  values: FormValues;
  faults: Readonly<Record<string, string | undefined>>;
  /** Asks for the address of an upload; by default by the general call. */
  announce?: Announce | undefined;
  onChange: (values: FormValues) => void;
}

/** All fields of a form, in order. */
export function FormFields({ inputs, values, faults, announce, onChange }: FormFieldsProps) {
  return Object.entries(inputs).map(([name, field]) => (
    <FormField
      key={name}
      name={name}
      field={field}
      value={values[name]}
      fault={faults[name]}
      announce={announce}
      onChange={(value) => onChange({ ...values, [name]: value })}
    />
  ));
}

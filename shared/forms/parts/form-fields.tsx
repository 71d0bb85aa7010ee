import type { Fields } from '@flint/shared/tools/fields';
import { FormField } from './form-field';
import type { FormValues } from './form-values';

interface FormFieldsProps {
  inputs: Fields;
  values: FormValues;
  faults: Readonly<Record<string, string | undefined>>;
  onChange: (values: FormValues) => void;
}

/** All fields of a form, in order. */
export function FormFields({ inputs, values, faults, onChange }: FormFieldsProps) {
  return Object.entries(inputs).map(([name, field]) => (
    <FormField
      key={name}
      name={name}
      field={field}
      value={values[name]}
      fault={faults[name]}
      onChange={(value) => onChange({ ...values, [name]: value })}
    />
  ));
}

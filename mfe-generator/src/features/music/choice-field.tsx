import { Field } from '@flint/shared/ui/field';
import { Select } from '@flint/shared/ui/select';

interface ChoiceFieldProps<V extends string> {
  /** Name of the field, for focusing it. */
  name: string;
  label: string;
  choices: readonly { value: V; label: string }[];
  value: V | null;
  onChange: (value: V | null) => void;
}

/** An optional choice, otherwise left to the composer. */
export function ChoiceField<V extends string>({ name, label, choices, value, onChange }: ChoiceFieldProps<V>) {
  const options: { value: V | ''; label: string }[] = [{ value: '', label: 'Any' }, ...choices];
  return (
    <div data-field={name}>
      <Field label={label}>
        <Select options={options} value={value ?? ''} onChange={(chosen) => onChange(chosen === '' ? null : chosen)} />
      </Field>
    </div>
  );
}

import { Field, type FieldProps } from '@flint/shared/ui/field';
import { TextInput } from '@flint/shared/ui/text-input';

interface WholeNumberProps extends Omit<FieldProps, 'children'> {
  name: string;
  /** Undefined: nothing is entered. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A field for a whole number; what is no number becomes `NaN`, which every schema refuses. */
export function WholeNumber({ name, value, onChange, ...field }: WholeNumberProps) {
  return (
    <Field {...field}>
      <TextInput
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        autoComplete="off"
        name={name}
        value={value === undefined || Number.isNaN(value) ? '' : value}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
      />
    </Field>
  );
}

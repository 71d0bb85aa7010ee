import { Field, type FieldProps } from '@flint/shared/ui/field';
import { TextInput } from '@flint/shared/ui/text-input';
import { useState } from 'react';

interface WholeNumberProps extends Pick<FieldProps, 'label' | 'help'> {
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}

/** A whole number that counts once it is one; anything else stays as it is typed, and goes when the field is left. */
export function WholeNumber({ label, help, value, onChange }: WholeNumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label} help={help}>
      <TextInput
        inputMode="numeric"
        value={typed ?? String(value ?? '')}
        onChange={({ target }) => {
          setTyped(target.value);
          if (/^-?\d{1,9}$/.test(target.value.trim())) onChange(Number(target.value));
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
}

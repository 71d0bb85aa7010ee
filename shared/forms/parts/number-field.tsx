import type { Field as ToolField } from '@flint/shared/tools/fields';
import { Field } from '@flint/shared/ui/field';
import { formatNumber } from '@flint/shared/ui/format-number';
import { Range } from '@flint/shared/ui/range';
import { TextInput } from '@flint/shared/ui/text-input';

interface NumberFieldProps {
  name: string;
  field: Extract<ToolField, { type: 'number' }>;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

/** Up to this maximum a slider is quicker than typing. */
const PUSHED_TO = 60;

/** A whole number between two bounds. */
export function NumberField({ name, field, value, fault, onChange }: NumberFieldProps) {
  const { label, help, min, max, unit = '' } = field;
  const typed = Number(value);
  if (max - min <= PUSHED_TO && Number.isInteger(typed) && typed >= min && typed <= max)
    return (
      <Field label={label} help={help} error={fault}>
        <Range
          value={typed}
          min={min}
          max={max}
          words={`${value} ${typed === 1 ? unit.replace(/s$/, '') : unit}`.trim()}
          onChange={(next) => onChange(String(next))}
        />
      </Field>
    );
  return (
    <Field label={label} help={help ?? `${formatNumber(min)} to ${formatNumber(max)} ${unit}`.trim()} error={fault}>
      <TextInput name={name} inputMode="numeric" value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

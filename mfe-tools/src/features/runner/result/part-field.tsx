import { formatPosition, readPosition } from '@flint/shared/contracts/position';
import type { Part } from '@flint/shared/tools/shape';
import { Field } from '@flint/shared/ui/field';
import { counterOf } from '@flint/shared/ui/limit-counter';
import { Select } from '@flint/shared/ui/select';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import { WordsField } from '@flint/shared/ui/words-field';
import { useState } from 'react';

interface PartFieldProps<P extends Part = Part> {
  part: P;
  value: unknown;
  fault: string | undefined;
  onChange: (value: unknown) => void;
}

/** Longer texts, in characters, get a multi-line field. */
const LINE = 80;

/** A form field for a part of an answer. Lists within an item are edited separately, and read-only here. */
export function PartField({ part, value, fault, onChange }: PartFieldProps) {
  switch (part.type) {
    case 'text':
      return <WrittenPart {...{ part, fault, onChange }} value={String(value ?? '')} />;
    case 'number':
      return <NumberPart {...{ part, fault, onChange }} value={value} />;
    case 'choice': {
      const options = Object.entries(part.options).map(([key, label]) => ({ value: key, label }));
      return (
        <Field label={part.label} error={fault}>
          <Select options={options} value={String(value)} onChange={onChange} />
        </Field>
      );
    }
    case 'words':
      return (
        <WordsField
          label={part.label}
          words={value as readonly string[]}
          max={part.max}
          error={fault}
          required={part.min > 0}
          onChange={onChange}
        />
      );
    case 'list':
      return null;
  }
}

function WrittenPart({
  part,
  value,
  fault,
  onChange,
}: PartFieldProps<Extract<Part, { type: 'text' }>> & { value: string }) {
  // Fixed when editing starts: replacing the field by another type would lose the cursor.
  const [long] = useState(part.lines === true || value.length > LINE);
  const Control = long ? TextArea : TextInput;
  // Removes pasted line breaks from a part of one line.
  const read = (typed: string) => (part.lines ? typed : typed.replace(/\s*\n\s*/g, ' '));
  return (
    <Field label={part.label} error={fault} {...counterOf(value, { field: part.field })}>
      <Control value={value} onChange={(event: { target: { value: string } }) => onChange(read(event.target.value))} />
    </Field>
  );
}

function NumberPart({ part, value, fault, onChange }: PartFieldProps<Extract<Part, { type: 'number' }>>) {
  const isTime = part.unit === 'seconds';
  const [typed, setTyped] = useState(isTime ? formatPosition(Number(value)) : String(value));
  const change = (next: string) => {
    setTyped(next);
    onChange(isTime ? readPosition(next) : next.trim() === '' ? Number.NaN : Number(next));
  };
  return (
    <Field label={part.label} error={fault} help={isTime ? 'Minutes and seconds, such as 1:05.' : undefined}>
      <TextInput
        inputMode={isTime ? 'text' : 'numeric'}
        value={typed}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  );
}

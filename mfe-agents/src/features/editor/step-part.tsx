import type { Source } from '@flint/shared/tools/steps/sources';
import { Field } from '@flint/shared/ui/field';
import { Range } from '@flint/shared/ui/range';
import { Select } from '@flint/shared/ui/select';
import { Switch } from '@flint/shared/ui/switch';
import { TextArea } from '@flint/shared/ui/text-area';
import { useRef } from 'react';
import styles from './editor.module.css';
import { InsertMenu } from './insert-menu';
import type { StepPart } from './part';
import { typedValue } from './step-slots';
import { WholeNumber } from './whole-number';

interface StepPartFieldProps {
  readonly part: StepPart;
  readonly sources: readonly Source[];
  /** @param isTyping whether a letter was typed, or anything else was done */
  readonly onChange: (value: unknown, isTyping: boolean) => void;
}

/** The control of one part of a step. */
export function StepPartField({ part, sources, onChange }: StepPartFieldProps) {
  switch (part.takes) {
    case 'choice':
      return (
        <Field label={part.label} help={part.help}>
          <Select
            options={part.options}
            value={part.value}
            onChange={(value) => onChange(typedValue(part, value), false)}
          />
        </Field>
      );
    case 'seconds':
      return (
        <Field label={part.label}>
          <Range
            {...{ min: part.min, max: part.max, value: part.value }}
            words={`${part.value} s`}
            onChange={(value) => onChange(value, true)}
          />
        </Field>
      );
    case 'number':
      return <WholeNumber label={part.label} value={part.value} onChange={(value) => onChange(value, true)} />;
    case 'toggle':
      return (
        <Switch checked={part.value} onChange={(value) => onChange(value, false)}>
          {part.label}
        </Switch>
      );
    default:
      return <Words {...{ part, sources, onChange }} />;
  }
}

interface WordsProps extends StepPartFieldProps {
  readonly part: Extract<StepPart, { takes: 'words' | 'lines' }>;
}

/** A text, into which a value is put where the caret was; a list or a file is a value alone. */
function Words({ part, sources, onChange }: WordsProps) {
  const { label, value, slot, takes } = part;
  const caret = useRef<number | null>(null);
  const insert = (reference: string) => {
    const at = caret.current ?? value.length;
    const next = slot?.takes === 'text' ? value.slice(0, at) + reference + value.slice(at) : reference;
    caret.current = slot?.takes === 'text' ? at + reference.length : null;
    onChange(typedValue(part, next), false);
  };
  return (
    <div className={styles.words}>
      <Field label={label} help={takes === 'lines' ? 'One a line, or a list of an earlier step.' : undefined}>
        <TextArea
          value={value}
          rows={takes === 'words' && slot?.takes !== 'text' ? 1 : 2}
          onSelect={({ currentTarget }) => {
            caret.current = currentTarget.selectionEnd;
          }}
          onChange={({ target }) => onChange(typedValue(part, target.value), true)}
        />
      </Field>
      {slot && <InsertMenu {...{ label, slot, sources }} onInsert={insert} />}
    </div>
  );
}

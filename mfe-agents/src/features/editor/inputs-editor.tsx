import { writeReference } from '@flint/shared/tools/steps/references';
import { Button } from '@flint/shared/ui/button';
import { Checkbox } from '@flint/shared/ui/checkbox';
import { Field } from '@flint/shared/ui/field';
import { FieldGroup } from '@flint/shared/ui/field-group';
import layout from '@flint/shared/ui/layout.module.css';
import { Select } from '@flint/shared/ui/select';
import text from '@flint/shared/ui/text.module.css';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import { useRef, useState } from 'react';
import * as fields from './draft-fields';
import styles from './editor.module.css';
import { useAfterChange } from './use-after-change';
import type { EditedDraft } from './use-draft';
import { WholeNumber } from './whole-number';

const TYPES = (Object.keys(fields.FIELD_TYPES) as fields.FieldType[]).map((value) => ({
  value,
  label: fields.FIELD_TYPES[value],
}));

/** What a run asks for: a row for each field of its form. */
export function InputsEditor({ now, edit }: Pick<EditedDraft, 'now' | 'edit'>) {
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const afterChange = useAfterChange();
  /** Gives the focus to the label of a row, or to the button that adds one. */
  const focusRow = (at: number) => (list.current?.children[at]?.querySelector('input') ?? more.current)?.focus();
  const add = () => {
    afterChange(() => focusRow(Object.keys(now.fields).length));
    edit(fields.addField(now));
  };
  const remove = (name: string, at: number) => {
    afterChange(() => focusRow(at));
    edit(fields.removeField(now, name));
  };
  return (
    <FieldGroup legend="What it asks for">
      <ul ref={list} className={styles.rows} aria-label="What it asks for">
        {Object.entries(now.fields).map(([name, field], at) => (
          // The name follows the label while it is typed, so that it is no key.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are added at the end, and hold nothing but what is passed.
          <li key={at} className={styles.asked} aria-label={`Field ${at + 1}: ${field.label}`}>
            <FieldRow
              name={name}
              field={field}
              onChange={(next, typing) => edit(fields.changeField(now, name, next), typing && `${at} ${typing}`)}
              onRemove={() => remove(name, at)}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button ref={more} size="sm" variant="line" onClick={add}>
          Ask for more
        </Button>
      </div>
    </FieldGroup>
  );
}

interface FieldRowProps {
  readonly name: string;
  readonly field: fields.DraftField;
  /** @param typing the text that was typed into, if one was */
  readonly onChange: (field: fields.DraftField, typing?: string) => void;
  readonly onRemove: () => void;
}

function FieldRow({ name, field, onChange, onRemove }: FieldRowProps) {
  const type = fields.fieldType(field);
  const canBeEmpty = type !== 'choice' && type !== 'number';
  return (
    <>
      <div className={styles.pair}>
        <Field label="Label" error={field.label.trim() === '' && 'Name the field.'}>
          <TextInput
            value={field.label}
            onChange={({ target }) => onChange({ ...field, label: target.value }, 'label')}
          />
        </Field>
        <Field label="Takes">
          <Select options={TYPES} value={type} onChange={(next) => onChange(fields.retype(field, next))} />
        </Field>
      </div>
      {type === 'choice' && <OptionsField field={field} onChange={onChange} />}
      {type === 'number' && (
        <div className={styles.three}>
          <WholeNumber label="Least" value={field.min} onChange={(min) => onChange({ ...field, min })} />
          <WholeNumber label="Most" value={field.max} onChange={(max) => onChange({ ...field, max })} />
          <WholeNumber
            label="At first"
            value={Number(field.default)}
            onChange={(start) => onChange({ ...field, default: start })}
          />
        </div>
      )}
      <div className={`${layout.row} ${layout.wrap}`}>
        {canBeEmpty && (
          <Checkbox
            checked={field.required === true}
            onChange={({ target }) => onChange({ ...field, required: target.checked })}
          >
            Required
          </Checkbox>
        )}
        <code className={`${text.tiny} ${text.faint}`}>{writeReference({ from: 'input', output: name })}</code>
        <Button size="sm" onClick={onRemove} aria-label={`Do not ask for ${field.label}`}>
          Remove
        </Button>
      </div>
    </>
  );
}

function OptionsField({ field, onChange }: Pick<FieldRowProps, 'field' | 'onChange'>) {
  // An empty line is no option yet, and stays while it is typed.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label="Options" help="One a line; the first is chosen at first.">
      <TextArea
        value={typed ?? Object.keys(field.options ?? {}).join('\n')}
        rows={3}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(fields.withOptions(field, target.value), 'options');
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
}

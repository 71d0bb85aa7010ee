import type { Announce } from '@flint/shared/api/send-upload';
import { LINE_MAX, LONG_MAX, type Field as ToolField } from '@flint/shared/tools/fields';
import { Field } from '@flint/shared/ui/field';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { counterOf } from '@flint/shared/ui/limit-counter';
import { Segmented } from '@flint/shared/ui/segmented';
import { Select } from '@flint/shared/ui/select';
import { Switch } from '@flint/shared/ui/switch';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import { WordsField } from '@flint/shared/ui/words-field';
import type { FormValue, SentFile } from '../form-values';
import { NumberField } from './number-field';
import { UploadField } from './upload-field';

interface FormFieldProps {
  name: string;
  field: ToolField;
  value: FormValue | undefined;
  fault: string | undefined;
  /** Asks for the address of an upload; by default by the general call. */
  announce?: Announce | undefined;
  onChange: (value: FormValue) => void;
}

/** Up to this many options are shown as radio buttons; more as a select. */
const SHOWN_CHOICES = 3;

/** One field of a form, of any type. */
export function FormField({ name, field, value, fault, announce, onChange }: FormFieldProps) {
  switch (field.type) {
    case 'text':
    case 'long':
      return <WrittenField {...{ name, field, fault, onChange }} value={value as string} />;
    case 'choice':
      return <ChoiceField {...{ field, onChange }} value={value as string} />;
    case 'number':
      return <NumberField {...{ name, field, fault, onChange }} value={value as string} />;
    case 'list':
      return (
        <WordsField
          label={field.label}
          help={field.help}
          placeholder={field.placeholder}
          words={value as readonly string[]}
          max={field.max}
          required={field.required === true}
          error={fault}
          onChange={onChange}
        />
      );
    case 'toggle':
      return (
        <Switch checked={value === true} onChange={onChange}>
          {field.label}
        </Switch>
      );
    case 'upload':
      return <UploadField {...{ field, fault, announce, onChange }} value={value as SentFile | null} />;
  }
}

interface OwnProps<T extends ToolField['type']> extends Omit<FormFieldProps, 'field' | 'value'> {
  field: Extract<ToolField, { type: T }>;
  value: string;
}

function WrittenField({ name, field, value, fault, onChange }: OwnProps<'text' | 'long'>) {
  const { label, help, placeholder, required = false, max = field.type === 'long' ? LONG_MAX : LINE_MAX } = field;
  const Control = field.type === 'long' ? TextArea : TextInput;
  const change = (event: { target: { value: string } }) => onChange(event.target.value);
  // The counter is shown only near the limit, except for long texts and platform fields.
  const near = field.type === 'long' || field.field !== undefined || value.length > max * 0.8;
  return (
    <Field
      label={label}
      optional={!required}
      help={help}
      error={fault}
      {...(near && counterOf(value, { field: field.field, max }))}
    >
      <Control name={name} value={value} placeholder={placeholder} aria-required={required} onChange={change} />
    </Field>
  );
}

function ChoiceField({ field, value, onChange }: Pick<OwnProps<'choice'>, 'field' | 'value' | 'onChange'>) {
  const options = Object.entries(field.options).map(([key, label]) => ({ value: key, label }));
  if (options.length <= SHOWN_CHOICES)
    return (
      <FieldGroup legend={field.label} help={field.help}>
        <Segmented fill segments={options} value={value} onChange={onChange} />
      </FieldGroup>
    );
  return (
    <Field label={field.label} help={field.help}>
      <Select options={options} value={value} onChange={onChange} />
    </Field>
  );
}

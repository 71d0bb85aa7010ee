import { Field } from '@flint/shared/ui/field';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { PasswordInput } from '@flint/shared/ui/password-input';
import { Range } from '@flint/shared/ui/range';
import { SearchInput } from '@flint/shared/ui/search-input';
import { Segmented } from '@flint/shared/ui/segmented';
import { Select } from '@flint/shared/ui/select';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import { WordsField } from '@flint/shared/ui/words-field';
import { Live } from '../live';
import { LONG, UNBROKEN } from '../sample';
import type { Group } from '../specimen';

const MODELS = [
  { value: 'builtin', label: 'Built-in' },
  { value: 'flux', label: 'Flux schnell' },
  { value: 'away', label: 'Away today', disabled: true },
  { value: 'long', label: LONG },
];
const RATIOS = [
  { value: '1:1', label: '1:1' },
  { value: '16:9', label: '16:9' },
];

function Prompt({ initial }: { initial: string }) {
  return (
    <Live initial={initial}>
      {(value, set) => (
        <Field label="Prompt" counter={{ value: value.length, max: 120 }}>
          <TextArea value={value} placeholder="What should it show?" onChange={(event) => set(event.target.value)} />
        </Field>
      )}
    </Live>
  );
}

function Model({ initial = 'builtin', ...rest }: { initial?: string; disabled?: boolean }) {
  return (
    <Live initial={initial}>
      {(value, set) => <Select aria-label="Model" options={MODELS} value={value} onChange={set} {...rest} />}
    </Live>
  );
}

function Length({ initial, disabled = false }: { initial: number; disabled?: boolean }) {
  return (
    <Live initial={initial}>
      {(value, set) => (
        <Field label="Length">
          <Range value={value} min={1} max={30} words={`${value} s`} onChange={set} disabled={disabled} />
        </Field>
      )}
    </Live>
  );
}

function Words({ initial, error }: { initial: string[]; error?: string }) {
  return (
    <Live initial={initial}>
      {(value, set) => <WordsField label="Words" words={value} max={5} error={error} onChange={set} />}
    </Live>
  );
}

/** Form fields with labels and messages. */
export const fields: Group = {
  id: 'fields',
  title: 'Fields',
  sheets: [
    {
      file: 'field.tsx',
      states: [
        {
          name: 'rest',
          show: (
            <Field label="Name">
              <TextInput defaultValue="Maya" />
            </Field>
          ),
        },
        {
          name: 'optional',
          show: (
            <Field label="Name" optional>
              <TextInput />
            </Field>
          ),
        },
        {
          name: 'help',
          show: (
            <Field label="Password" help="At least 8 characters">
              <TextInput type="password" />
            </Field>
          ),
        },
        {
          name: 'invalid',
          show: (
            <Field label="E-mail" error="This is not an e-mail address">
              <TextInput type="email" defaultValue="maya@" />
            </Field>
          ),
        },
        {
          name: 'counter',
          show: (
            <Field label="Title" counter={{ value: 48, max: 100 }}>
              <TextInput defaultValue="Three vases" />
            </Field>
          ),
        },
        {
          name: 'over the limit',
          show: (
            <Field
              label="Title"
              error="6 characters over. YouTube refuses titles above 100."
              counter={{ value: 106, max: 100 }}
            >
              <TextInput defaultValue={LONG} />
            </Field>
          ),
        },
        {
          name: 'disabled',
          show: (
            <Field label="Name" help="Set by your organisation">
              <TextInput defaultValue="Maya Okafor" disabled />
            </Field>
          ),
        },
        {
          name: 'long text',
          show: (
            <Field label={LONG} optional help={LONG} counter={{ value: 1204, max: 5000, unit: 'bytes' }}>
              <TextInput defaultValue={LONG} />
            </Field>
          ),
        },
      ],
    },
    {
      file: 'field-group.tsx',
      states: [
        {
          name: 'with help',
          show: (
            <FieldGroup legend="Ratio" help="The shape of every picture of the set">
              <Live initial="1:1">
                {(value, set) => <Segmented segments={RATIOS} value={value} onChange={set} fill />}
              </Live>
            </FieldGroup>
          ),
        },
      ],
    },
    {
      file: 'text-input.tsx',
      states: [
        { name: 'empty', show: <TextInput aria-label="Name" placeholder="you@example.com" /> },
        { name: 'filled', show: <TextInput aria-label="Name" defaultValue="Maya Okafor" /> },
        { name: 'read only', show: <TextInput aria-label="Name" defaultValue="Maya Okafor" readOnly /> },
        { name: 'disabled', show: <TextInput aria-label="Name" defaultValue="Maya Okafor" disabled /> },
        { name: 'disabled, empty', show: <TextInput aria-label="Name" placeholder="you@example.com" disabled /> },
        { name: 'invalid', show: <TextInput aria-label="Name" defaultValue="maya@" aria-invalid /> },
        { name: 'number', show: <TextInput aria-label="Seed" type="number" defaultValue={13} /> },
        { name: 'date', show: <TextInput aria-label="From" type="date" /> },
        { name: 'long text', show: <TextInput aria-label="Name" defaultValue={UNBROKEN} /> },
      ],
    },
    {
      file: 'password-input.tsx',
      states: [
        {
          name: 'filled',
          show: <PasswordInput aria-label="Password" autoComplete="off" defaultValue="a long enough password" />,
        },
        { name: 'empty', show: <PasswordInput aria-label="Password" autoComplete="off" /> },
        {
          name: 'invalid',
          show: (
            <Field label="Password" error="At least 8 characters">
              <PasswordInput autoComplete="off" defaultValue="short" />
            </Field>
          ),
        },
        {
          name: 'disabled',
          show: <PasswordInput aria-label="Password" autoComplete="off" defaultValue="a password" disabled />,
        },
      ],
    },
    {
      file: 'search-input.tsx',
      states: [
        { name: 'empty', show: <SearchInput aria-label="Search" placeholder="Search words" /> },
        { name: 'filled', show: <SearchInput aria-label="Search" defaultValue="vases" /> },
        { name: 'disabled', show: <SearchInput aria-label="Search" placeholder="Search words" disabled /> },
        { name: 'long text', show: <SearchInput aria-label="Search" defaultValue={UNBROKEN} /> },
      ],
    },
    {
      file: 'range.tsx',
      note: 'Arrows step; the number stands beside it, and is read out as it is written there.',
      states: [
        { name: 'in the middle', show: <Length initial={12} /> },
        { name: 'at its end', show: <Length initial={30} /> },
        { name: 'disabled', show: <Length initial={5} disabled /> },
      ],
    },
    {
      file: 'text-area.tsx',
      states: [
        { name: 'empty', show: <Prompt initial="" /> },
        { name: 'filled', show: <Prompt initial="three ceramic vases in window light" /> },
        { name: 'long text', show: <Prompt initial={`${LONG}. ${LONG}. ${UNBROKEN}`} /> },
        {
          name: 'invalid',
          show: (
            <Field label="Prompt" error="Say what the picture should show">
              <TextArea value="" readOnly />
            </Field>
          ),
        },
        { name: 'disabled', show: <TextArea aria-label="Prompt" value="three vases" disabled readOnly /> },
      ],
    },
    {
      file: 'select.tsx',
      note: 'The browser’s own: its list opens over the page, one choice in it is disabled.',
      states: [
        { name: 'rest', show: <Model /> },
        { name: 'disabled', show: <Model disabled /> },
        {
          name: 'invalid',
          show: (
            <Field label="Model" error="This model is away. Choose another.">
              <Model initial="away" />
            </Field>
          ),
        },
        { name: 'long text', show: <Model initial="long" /> },
      ],
    },
    {
      file: 'words-field.tsx',
      note: 'Enter or a comma adds, a press or Backspace takes away.',
      states: [
        { name: 'empty', show: <Words initial={[]} /> },
        { name: 'filled', show: <Words initial={['desert', 'one bag', LONG]} /> },
        { name: 'invalid', show: <Words initial={['desert']} error="At most 5." /> },
      ],
    },
  ],
};

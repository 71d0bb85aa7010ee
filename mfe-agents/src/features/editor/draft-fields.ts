import type { GraphFields } from '@flint/shared/contracts/step-graphs';
import { INPUT, mapInput, readReferences } from '@flint/shared/tools/steps/references';
import type { Draft } from './draft';

export type DraftField = GraphFields[string];

/** What a field asks for, as its owner chooses it. */
export const FIELD_TYPES = {
  text: 'A line',
  long: 'A long text',
  choice: 'One of several',
  number: 'A number',
  list: 'A list',
  picture: 'A picture',
  recording: 'A recording',
  'text-file': 'A text file',
} as const;
export type FieldType = keyof typeof FIELD_TYPES;

const LIST_MAX = 20;
const NEW_LABEL = 'New field';

export const fieldType = ({ type, accepts }: DraftField): FieldType =>
  type === 'upload' ? (accepts ?? 'picture') : type;

/** A field that asks for something else under the same label. */
export function retype({ label, help, required }: DraftField, type: FieldType): DraftField {
  const texts = { label, ...(help !== undefined && { help }) };
  const asked = { ...texts, required: required ?? true };
  switch (type) {
    case 'choice':
      return { ...texts, type, options: { Short: 'Short', Long: 'Long' }, default: 'Short' };
    case 'number':
      return { ...texts, type, min: 1, max: 10, default: 3 };
    case 'list':
      return { ...asked, type, max: LIST_MAX };
    case 'picture':
    case 'recording':
    case 'text-file':
      return { ...asked, type: 'upload', accepts: type };
    default:
      return { ...asked, type };
  }
}

/** A choice of these options, one a line; what it begins with stays where it is still one of them. */
export function withOptions(field: DraftField, lines: string): DraftField {
  const options = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const start = options.find((option) => option === field.default) ?? options[0] ?? '';
  return { ...field, options: Object.fromEntries(options.map((option) => [option, option])), default: start };
}

/** The names of the form's fields that steps refer to. */
function namesInUse({ steps }: Draft): ReadonlySet<string> {
  const names = new Set<string>();
  mapInput(
    steps.map(({ input }) => input),
    (words) => {
      for (const found of readReferences(words)) if (found?.from === INPUT) names.add(found.output);
      return words;
    },
  );
  return names;
}

/** A name for references, from a label; none of those that are taken. */
function nameFor(label: string, taken: readonly string[]): string {
  const slug = label
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 28);
  const name = slug || 'field';
  let count = 2;
  if (!taken.includes(name)) return name;
  while (taken.includes(`${name}_${count}`)) count += 1;
  return `${name}_${count}`;
}

export function addField(draft: Draft): Draft {
  const name = nameFor(NEW_LABEL, Object.keys(draft.fields));
  return { ...draft, fields: { ...draft.fields, [name]: { type: 'text', label: NEW_LABEL, required: true } } };
}

/** Changes a field. A new label gives it a new name, unless a step refers to it: then the reference holds. */
export function changeField(draft: Draft, name: string, field: DraftField): Draft {
  const others = Object.keys(draft.fields).filter((each) => each !== name);
  const isNamed = namesInUse(draft).has(name) || field.label === draft.fields[name]?.label;
  const next = isNamed ? name : nameFor(field.label, others);
  const entries = Object.entries(draft.fields).map(([each, known]) => (each === name ? [next, field] : [each, known]));
  return { ...draft, fields: Object.fromEntries(entries) };
}

export function removeField(draft: Draft, name: string): Draft {
  return { ...draft, fields: Object.fromEntries(Object.entries(draft.fields).filter(([each]) => each !== name)) };
}

import { GraphFields } from '@flint/shared/contracts/step-graphs';
import { addStep, EMPTY, replaceStep } from './draft';
import { addField, changeField, FIELD_TYPES, type FieldType, removeField, retype, withOptions } from './draft-fields';

const line = { type: 'text', label: 'Topic', required: true } as const;
const using = replaceStep(addStep(EMPTY, 'text'), 0, {
  ...{ id: 'step-1', kind: 'text', input: { text: 'About {{input.topic}}' } },
});

it('names a field after its label, and keeps its place', () => {
  const asked = addField(EMPTY);
  const named = changeField(asked, 'new_field', { ...line, label: 'Who it is for' });
  expect(Object.keys(named.fields)).toEqual(['topic', 'who_it_is_for']);
  const first = changeField(named, 'topic', { ...line, label: 'Subject' });
  expect(Object.keys(first.fields)).toEqual(['subject', 'who_it_is_for']);
  expect(removeField(first, 'subject').fields).toEqual({ who_it_is_for: expect.objectContaining({ type: 'text' }) });
});

it('gives no two fields one name', () => {
  const twice = addField(addField(EMPTY));
  const same = Object.keys(twice.fields).reduce(
    (draft, name) => changeField(draft, name, { ...line, label: 'テーマ' }),
    twice,
  );
  expect(Object.keys(same.fields)).toHaveLength(3);
  expect(GraphFields.safeParse(same.fields).success).toBe(true);
});

it('keeps the name of a field that a step refers to', () => {
  const renamed = changeField(using, 'topic', { ...line, label: 'Your thought' });
  expect(renamed.fields).toEqual({ topic: { ...line, label: 'Your thought' } });
});

it.each(Object.keys(FIELD_TYPES) as FieldType[])('turns a field into %s as the server takes it', (type) => {
  expect(GraphFields.safeParse({ topic: retype(line, type) }).error).toBeUndefined();
});

it('keeps the first choice while it is one', () => {
  const field = withOptions(retype(line, 'choice'), 'Long\nShort\n');
  expect(field).toMatchObject({ options: { Long: 'Long', Short: 'Short' }, default: 'Short' });
  expect(withOptions(field, 'One\n\nTwo').default).toBe('One');
});

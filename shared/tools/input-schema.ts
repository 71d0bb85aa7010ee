import * as z from '@flint/shared/contracts/schema';
import { grouped } from '../contracts/grouped';
import { addressFault } from './address-fault';
import { type Field, type Fields, type InputOf, ITEM_MAX, LINE_MAX, LONG_MAX } from './fields';
import { timedFault } from './timed-fault';

const HOLDS = { 'timed-lines': timedFault, 'file-address': addressFault } as const;

const missing = (label: string) => `${label} is missing.`;

function texts(field: Extract<Field, { type: 'text' | 'long' }>) {
  const { label, required = false, max = field.type === 'long' ? LONG_MAX : LINE_MAX } = field;
  const faultOf = (text: string) => (field.holds === undefined || text === '' ? undefined : HOLDS[field.holds](text));
  return z.prefault(
    z.string(`${label} is a text.`).check(
      z.trim(),
      z.refine((text) => !required || text !== '', { error: missing(label) }),
      z.maxLength(max, `${label} has at most ${grouped(max)} characters.`),
      z.refine((text) => faultOf(text) === undefined, { error: ({ input }) => faultOf(String(input)) }),
    ),
    '',
  );
}

function lists({ label, required = false, max, each = ITEM_MAX }: Extract<Field, { type: 'list' }>) {
  const items = z
    .string(`${label} is a list of texts.`)
    .check(z.trim(), z.maxLength(each, `Each of ${label} has at most ${grouped(each)} characters.`));
  return z.prefault(
    z.array(items, `${label} is a list.`).check(
      z.refine((list) => !required || list.some((text) => text !== ''), { error: missing(label) }),
      z.maxLength(max, `${label}: at most ${grouped(max)}.`),
    ),
    [],
  );
}

function schemaOf(field: Field): z.ZodMiniType {
  const { label } = field;
  switch (field.type) {
    case 'text':
    case 'long':
      return texts(field);
    case 'list':
      return lists(field);
    case 'choice': {
      const values = Object.keys(field.options) as [string, ...string[]];
      return z.prefault(z.enum(values, `${label} is one of ${values.join(', ')}.`), field.default);
    }
    case 'number': {
      const { min, max } = field;
      const range = `${label} is a whole number from ${grouped(min)} to ${grouped(max)}.`;
      return z.prefault(z.int(range).check(z.minimum(min, range), z.maximum(max, range)), field.default);
    }
    case 'toggle':
      return z.prefault(z.boolean(`${label} is true or false.`), field.default);
    case 'upload': {
      const id = z.string(`${label} is named by the id of its upload.`).check(z.maxLength(64));
      const file = z.prefault(z.nullable(id), null);
      return field.required ? file.check(z.refine((value) => value !== null, { error: missing(label) })) : file;
    }
  }
}

const isFilled = (input: unknown, name: string, empty: unknown) =>
  (input as Readonly<Record<string, unknown>>)[name] !== empty;

/** The schema of a form: fills in defaults and drops unknown fields. */
export function inputSchema<F extends Fields>(fields: F): z.ZodMiniType<InputOf<F>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
  const either = Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'upload' && field.unless !== undefined ? [{ name, label: field.label, other: field.unless }] : [],
  );
  const filled = z.object(shape).check(
    ...either.map(({ name, label, other }) =>
      z.refine((input) => isFilled(input, name, null) || isFilled(input, other, ''), {
        path: [name],
        error: missing(label),
      }),
    ),
  );
  return filled as unknown as z.ZodMiniType<InputOf<F>>;
}

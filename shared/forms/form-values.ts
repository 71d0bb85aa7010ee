import type { Field, Fields } from '@flint/shared/tools/fields';

/** An uploaded file: its upload id and its name. */
export interface SentFile {
  readonly id: string;
  readonly name: string;
}

/** A value as typed: numbers too are texts until they are sent. */
export type FormValue = string | boolean | readonly string[] | SentFile | null;
export type FormValues = Readonly<Record<string, FormValue>>;

const isSentFile = (value: unknown): value is SentFile =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<SentFile>).id === 'string' &&
  typeof (value as Partial<SentFile>).name === 'string';

/** Parses a value; a missing or invalid one becomes the field's default. */
function formValue(field: Field, value: unknown): FormValue {
  switch (field.type) {
    case 'text':
    case 'long':
      return typeof value === 'string' ? value : '';
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.options, value) ? value : field.default;
    case 'number':
      return typeof value === 'string' || typeof value === 'number' ? String(value) : String(field.default);
    case 'list':
      return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
    case 'toggle':
      return typeof value === 'boolean' ? value : field.default;
    case 'upload':
      return isSentFile(value) ? value : null;
  }
}

/** Form values from anything stored, passed on or given as an example. */
export function formValues(fields: Fields, kept: unknown): FormValues {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, formValue(field, given[name])]));
}

/** The request's input of a form: numbers as numbers, files by their upload ids. */
export function inputOf(fields: Fields, values: FormValues): Record<string, unknown> {
  const sent = (field: Field, value: FormValue | undefined) => {
    if (field.type === 'number') return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
    if (field.type === 'upload') return isSentFile(value) ? value.id : null;
    return value;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sent(field, values[name])]));
}

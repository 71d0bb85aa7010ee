import type { Fields } from '../lib/fields';
import type { PictureEndpoint } from './picture-endpoints';
import { requestedSize } from './sizes';

const SEED_MAX = 2 ** 32 - 1;

/** What is wrong with a field, in the shape of the vendor's 422 answers. */
export interface Complaint {
  loc: (string | number)[];
  msg: string;
  type: string;
}

const complaint = (field: string, type: string, msg: string): Complaint => ({ loc: ['body', field], msg, type });

/** Type checks by name. */
const IS = {
  string: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  integer: Number.isInteger,
  array: Array.isArray,
};

/** What a field takes: a type, or one of a list of values. */
export interface Field {
  required?: boolean;
  type?: keyof typeof IS;
  values?: readonly string[];
}

/** The fields that an endpoint takes. */
export type Schema = Readonly<Record<string, Field>>;

/** Validates an input against a schema; ignores unknown fields, as the vendor does. */
export function fieldComplaints(schema: Schema, input: Fields): Complaint[] {
  return Object.entries(schema).flatMap(([name, { required, type, values }]) => {
    const value = input[name];
    if (value === undefined) return required ? [complaint(name, 'missing', 'Field required')] : [];
    if (type && !IS[type](value)) return [complaint(name, `${type}_type`, `Input should be a valid ${type}`)];
    return values && !values.some((each) => each === value)
      ? [complaint(name, 'literal_error', `Input should be ${values.join(', ')}`)]
      : [];
  });
}

const isWhole = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Validates the input of an image endpoint. */
export function pictureComplaints(endpoint: PictureEndpoint, input: Fields): Complaint[] {
  const found: Complaint[] = [];
  if (!endpoint.wordless && typeof input.prompt !== 'string')
    found.push(complaint('prompt', 'missing', 'Field required'));
  if (endpoint.fromImage && typeof input.image_url !== 'string')
    found.push(complaint('image_url', 'missing', 'Field required'));
  if (!isWhole(input.num_images ?? 1, 1, 4))
    found.push(complaint('num_images', 'less_than_equal', 'Input should be from 1 to 4'));
  if (input.seed !== undefined && !isWhole(input.seed, 0, SEED_MAX))
    found.push(complaint('seed', 'int_type', 'Input should be a valid integer'));
  if (requestedSize(endpoint, input) === null)
    found.push(complaint(endpoint.size, 'enum', 'Input is not a known size'));
  return found;
}

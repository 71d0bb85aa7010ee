import type { Shape } from './shape';

/** A field in which two shapes do not fit, and why. */
export interface Misfit {
  /** Path such as `items[].title`; empty for the whole. */
  readonly field: string;
  readonly rule: string;
}

/** Who reads: a reader of answers ignores unknown fields and values; a server refuses unknown values. */
export type Direction = 'request' | 'response';

/**
 * Whether everything that has the shape `sent` is understood by a reader built for `read`.
 * @returns the first field that does not fit; undefined when all do
 */
export function misfit(sent: Shape, read: Shape, direction: Direction, field = ''): Misfit | undefined {
  if (variantsOf(read).some(isAny)) return undefined;
  if (isAny(sent)) return { field, rule: `may be anything, and was ${kindOf(read)}` };
  const [given, known] = [variantsOf(sent), variantsOf(read)];
  for (const one of given) {
    const faults = known.map((other) => misfitOf(one, other, direction, field));
    if (faults.includes(undefined)) continue;
    const alike = known.flatMap((other, index) => (other.type === one.type ? [faults[index]] : []));
    if (alike.length === 1) return alike[0];
    return { field, rule: `${given.length > 1 ? 'may be' : 'is'} ${kindOf(one)}, and was ${kindOf(read)}` };
  }
  return undefined;
}

function misfitOf(sent: Shape, read: Shape, direction: Direction, field: string): Misfit | undefined {
  if (sent.type !== read.type && !(sent.type === 'integer' && read.type === 'number'))
    return { field, rule: `is ${kindOf(sent)}, and was ${kindOf(read)}` };
  if (read.enum && direction === 'request') {
    const unknown = sent.enum ? sent.enum.find((value) => !read.enum?.includes(value)) : 'other values';
    if (unknown !== undefined) return { field, rule: `may not be ${unknown}` };
  }
  if (sent.items && read.items) return misfit(sent.items, read.items, direction, `${field}[]`);
  if (sent.additionalProperties && read.additionalProperties)
    return misfit(sent.additionalProperties, read.additionalProperties, direction, join(field, '*'));
  return fieldMisfit(sent, read, direction, field);
}

function fieldMisfit(sent: Shape, read: Shape, direction: Direction, field: string): Misfit | undefined {
  const [has, wants] = [sent.properties ?? {}, read.properties ?? {}];
  for (const name of read.required ?? []) {
    if (!has[name]) return { field: join(field, name), rule: direction === 'request' ? 'is required' : 'is missing' };
    if (!sent.required?.includes(name))
      return { field: join(field, name), rule: direction === 'request' ? 'is required' : 'may be missing' };
  }
  for (const [name, shape] of Object.entries(has)) {
    const wanted = wants[name];
    if (wanted) {
      const fault = misfit(shape, wanted, direction, join(field, name));
      if (fault) return fault;
    } else if (direction === 'request' && read.properties && sent.required?.includes(name))
      return { field: join(field, name), rule: 'is unknown' };
  }
  return undefined;
}

const join = (field: string, name: string) => (field ? `${field}.${name}` : name);
const isAny = ({ type, anyOf, enum: values }: Shape) => !type && !anyOf && !values;
const variantsOf = (shape: Shape): readonly Shape[] => shape.anyOf?.flatMap(variantsOf) ?? [shape];

/** A shape in words, such as `string or null`. */
function kindOf(shape: Shape): string {
  return [...new Set(variantsOf(shape).map(({ type }) => type ?? 'anything'))].join(' or ');
}

import * as z from '@flint/shared/contracts/schema';
import { grouped } from '../contracts/grouped';
import { type OutputOf, PART_MAX, type Part, type Shape, type TextPart, WORD_MAX } from './shape';

function textSchema({ label, lines = false, optional = false, max = PART_MAX }: TextPart) {
  const text = z.string(`${label} is a text.`).check(
    z.trim(),
    z.refine((value) => optional || value !== '', { error: `${label} is empty.` }),
    z.refine((value) => lines || !value.includes('\n'), { error: `${label} is one line.` }),
    z.maxLength(max, `${label} has at most ${grouped(max)} characters.`),
  );
  return optional ? z.prefault(text, '') : text;
}

/** The schema of one part. */
export function partSchema(part: Part): z.ZodMiniType {
  const { label } = part;
  switch (part.type) {
    case 'text':
      return textSchema(part);
    case 'number': {
      const range = `${label} is a whole number from ${part.min} to ${part.max}.`;
      return z.int(range).check(z.minimum(part.min, range), z.maximum(part.max, range));
    }
    case 'choice': {
      const values = Object.keys(part.options) as [string, ...string[]];
      return z.enum(values, `${label} is one of ${values.join(', ')}.`);
    }
    case 'words': {
      const word = z.string(`${label} are texts.`).check(z.trim(), z.minLength(1), z.maxLength(WORD_MAX));
      return between(z.array(word, `${label} are a list.`), label, part);
    }
    case 'list':
      return between(z.array(outputSchema(part.item), `${label} are a list.`), label, part);
  }
}

function between(
  list: z.ZodMiniType<unknown[]>,
  label: string,
  { min, max }: { min: number; max: number },
): z.ZodMiniType {
  return list.check(
    z.refine((items) => items.length >= min && items.length <= max, { error: `${label}: ${min} to ${max} of them.` }),
  );
}

/** The schema of a whole answer: drops unknown fields. */
export function outputSchema<S extends Shape>(shape: S): z.ZodMiniType<OutputOf<S>> {
  const parts = Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, partSchema(part)]));
  return z.object(parts) as unknown as z.ZodMiniType<OutputOf<S>>;
}

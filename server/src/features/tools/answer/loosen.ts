import type { Part, Shape } from '@flint/shared/tools/shape';
import { wished } from './wished';

const WHOLE_NUMBER = /^\s*-?\d+(?:\.0+)?\s*$/;

/**
 * Lenient parsing of a model's answer: numbers written as text, other letter case, one text instead of a list, too many
 * items. The schema refuses the rest.
 */
export function loosened(shape: Shape, value: unknown, input: object): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const given = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, part]) =>
      name in given ? [[name, loosenedPart(part, given[name], input)]] : [],
    ),
  );
}

/** The same for one part. */
export function loosenedPart(part: Part, value: unknown, input: object): unknown {
  switch (part.type) {
    case 'text':
      if (typeof value === 'number') return String(value);
      return typeof value === 'string' && !part.lines ? value.trim().replace(/\s*\n+\s*/g, ' ') : value;
    case 'number':
      if (typeof value === 'string' && WHOLE_NUMBER.test(value)) return Number(value);
      return typeof value === 'number' ? Math.round(value) : value;
    case 'choice':
      return Object.keys(part.options).find((option) => option === String(value).trim().toLowerCase()) ?? value;
    case 'words':
      return (typeof value === 'string' ? value.split(/[,\n]|\s(?=#)/) : Array.isArray(value) ? value : [value])
        .map((word) => String(word).trim())
        .filter(Boolean)
        .slice(0, part.max);
    case 'list':
      if (!Array.isArray(value)) return value;
      return value.slice(0, wished(part, input)).map((item) => loosened(part.item, item, input));
  }
}

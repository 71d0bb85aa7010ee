import { type Fields, toFields, toList, toNumber } from '../lib/fields';
import type { StructuredRule } from './script';

/** How many times a text is repeated to exceed its limit. */
const TOO_OFTEN = 12;

/**
 * Structured output for the requested schema.
 * @param schema of the request's `response_format`
 */
export function structuredAnswer(
  { answer, fault }: StructuredRule,
  schema: unknown,
): { text: string; finish?: 'length' } {
  const value = answer ?? fromSchema(toFields(schema));
  const text = JSON.stringify(value, null, 1);
  if (fault === 'truncated') return { text: text.slice(0, Math.ceil(text.length * 0.6)), finish: 'length' };
  if (fault === 'prose') return { text: 'I would rather talk about it. What would you like to know?' };
  if (fault === 'fenced') return { text: `Of course:\n\n\`\`\`json\n${text}\n\`\`\`\n\nAnything else?` };
  if (fault === 'over_limit') return { text: JSON.stringify(lengthened(value), null, 1) };
  return { text };
}

/**
 * Generates a minimal value that matches a schema, with its descriptions as texts.
 * @param nth which of its list it is
 */
function fromSchema(schema: Fields, nth = 1): unknown {
  const allowed = toList(schema.enum);
  if (allowed.length > 0) return allowed[(nth - 1) % allowed.length];
  switch (schema.type) {
    case 'integer':
    case 'number':
      return schema.minimum ?? nth;
    case 'boolean':
      return true;
    case 'array': {
      const length = toNumber(schema.maxItems ?? schema.minItems, 1);
      return Array.from({ length }, (_, at) => fromSchema(toFields(schema.items), at + 1));
    }
    case 'object': {
      const parts = Object.entries(toFields(schema.properties));
      return Object.fromEntries(parts.map(([name, part]) => [name, fromSchema(toFields(part), nth)]));
    }
    default:
      return `Simulated words ${nth}`;
  }
}

/** The same value with texts over every platform's limit. */
function lengthened(value: unknown): unknown {
  if (typeof value === 'string') return Array(TOO_OFTEN).fill(value).join(' ');
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lengthened(part)]));
}

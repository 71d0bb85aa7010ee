import type { Part, Shape } from '@flint/shared/tools/shape';
import { wished } from '../answer/wished';

/** JSON Schema for structured outputs: every property required, no additional ones. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const listed = (part: { min: number; max: number }, items: JsonSchema, most: number) => ({
  type: 'array',
  minItems: Math.min(part.min, most),
  maxItems: most,
  items,
});

/** Schema of a part of an answer, for these form values. */
export function schemaOfPart(part: Part, input: object): JsonSchema {
  const description = part.tell;
  switch (part.type) {
    case 'text':
      return { type: 'string', description };
    case 'number':
      return { type: 'integer', description, minimum: part.min, maximum: part.max };
    case 'choice':
      return { type: 'string', description, enum: Object.keys(part.options) };
    case 'words':
      return { description, ...listed(part, { type: 'string' }, part.max) };
    case 'list':
      return { description, ...listed(part, schemaOf(part.item, input), wished(part, input)) };
  }
}

/** Schema of a whole answer, for these form values. */
export function schemaOf(shape: Shape, input: object): JsonSchema {
  const properties = Object.entries(shape).map(([name, part]) => [name, schemaOfPart(part, input)] as const);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(shape),
    additionalProperties: false,
  };
}

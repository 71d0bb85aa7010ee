/** How many times a text is repeated to exceed its limit. */
const TOO_OFTEN = 12;

/**
 * Structured output for the requested schema.
 * @param {{ answer?: unknown, fault?: 'truncated' | 'prose' | 'fenced' | 'over_limit' }} rule `answer` in place of one made from the schema
 * @param {any} format the request's `response_format`
 * @returns {{ text: string, finish?: 'length' }}
 */
export function structuredAnswer({ answer, fault }, format) {
  const value = answer ?? fromSchema(format?.json_schema?.schema);
  const text = JSON.stringify(value, null, 1);
  if (fault === 'truncated') return { text: text.slice(0, Math.ceil(text.length * 0.6)), finish: 'length' };
  if (fault === 'prose') return { text: 'I would rather talk about it. What would you like to know?' };
  if (fault === 'fenced') return { text: `Of course:\n\n\`\`\`json\n${text}\n\`\`\`\n\nAnything else?` };
  if (fault === 'over_limit') return { text: JSON.stringify(lengthened(value), null, 1) };
  return { text };
}

/**
 * Generates a minimal value that matches a schema, with its descriptions as texts.
 * @param {any} schema
 * @param {number} [nth] which of its list it is
 * @returns {unknown}
 */
function fromSchema(schema, nth = 1) {
  if (schema?.enum) return schema.enum[(nth - 1) % schema.enum.length];
  if (schema?.type === 'integer' || schema?.type === 'number') return schema.minimum ?? nth;
  if (schema?.type === 'boolean') return true;
  if (schema?.type === 'array')
    return Array.from({ length: schema.maxItems ?? schema.minItems ?? 1 }, (_, at) => fromSchema(schema.items, at + 1));
  if (schema?.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, fromSchema(part, nth)]),
    );
  return `Simulated words ${nth}`;
}

/**
 * The same value with texts over every platform's limit.
 * @param {unknown} value
 * @returns {unknown}
 */
function lengthened(value) {
  if (typeof value === 'string') return Array(TOO_OFTEN).fill(value).join(' ');
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lengthened(part)]));
}

/** Names that reach into what every object has. */
const RESERVED = ['__proto__', 'constructor', 'prototype'];

/**
 * Reads JSON of strangers.
 * @param what names it in messages, such as `file`
 * @returns its object; an empty one for any other value
 * @throws Error with a message for people: no JSON, or a field with a reserved name
 */
export function parsePlainJson(text: string, what: string): Record<string, unknown> {
  let reserved: string | undefined;
  let found: unknown;
  try {
    found = JSON.parse(text, (key, value: unknown) => {
      if (RESERVED.includes(key)) reserved = key;
      return value;
    });
  } catch {
    throw new Error(`This ${what} is not JSON.`);
  }
  if (reserved) throw new Error(`A field is called “${reserved}”, which no agent has.`);
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
}

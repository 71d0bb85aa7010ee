import type { AnyToolDefinition } from './definition';

type Asking = Pick<AnyToolDefinition, 'inputs'>;

const textsOf = ({ inputs }: Asking) =>
  Object.entries(inputs).flatMap(([name, { type }]) => (type === 'text' || type === 'long' ? [name] : []));

/** The field that says what something is about: the first text a tool asks for. Undefined where it asks for none. */
export function subjectField(definition: Asking): string | undefined {
  return textsOf(definition)[0];
}

/** What a use was about, in its owner's words: the first text that was filled in; nothing where none was. */
export function subjectOf(definition: Asking, input: Readonly<Record<string, unknown>>): string {
  const texts = textsOf(definition).map((name) => input[name]);
  return String(texts.find((text) => typeof text === 'string' && text.trim() !== '') ?? '').trim();
}

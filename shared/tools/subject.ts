import type { AnyToolDefinition } from './definition';

type ToolFields = Pick<AnyToolDefinition, 'inputs'>;

const textsOf = ({ inputs }: ToolFields) =>
  Object.entries(inputs).flatMap(([name, { type }]) => (type === 'text' || type === 'long' ? [name] : []));

/** The field with a tool's topic: its first text field. Undefined without one. */
export function subjectField(definition: ToolFields): string | undefined {
  return textsOf(definition)[0];
}

/** The topic of a run in its owner's words: the first text that was filled in; empty without one. */
export function subjectOf(definition: ToolFields, input: Readonly<Record<string, unknown>>): string {
  const texts = textsOf(definition).map((name) => input[name]);
  return String(texts.find((text) => typeof text === 'string' && text.trim() !== '') ?? '').trim();
}

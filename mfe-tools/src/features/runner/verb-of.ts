import type { FormValues } from '@flint/shared/forms/form-values';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { toolOf } from '@flint/shared/tools/tools';

/** The button's label with the requested count: `Write 8 titles`, `Make 3 pictures`. */
export function verbOf({ id, output }: Pick<AnyToolDefinition, 'id' | 'output'>, values: FormValues): string {
  const { capability } = toolOf(id);
  if (capability === 'transcript') return 'Transcribe';
  if (capability === 'image') return `Make ${numbered('picture', Number(values.count))}`;
  for (const part of Object.values(output)) {
    if (part.type !== 'list' || part.count === undefined) continue;
    const count = Number(values[part.count]);
    if (Number.isInteger(count) && count > 0) return `Write ${numbered(part.one.toLowerCase(), count)}`;
  }
  return 'Write';
}

/** `3 pictures`; without a number where the count is unknown. */
const numbered = (noun: string, count: number) =>
  Number.isInteger(count) && count > 0 ? `${count} ${plural(noun, count)}` : plural(noun, 2);

function plural(noun: string, count: number): string {
  if (count === 1) return noun;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

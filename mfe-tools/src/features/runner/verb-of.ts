import type { AnyToolDefinition } from '@flint/shared/contracts/tools/definition';
import type { FormValues } from './form/form-values';

/** What the press does, with the number that is wished for: `Write 8 titles`. */
export function verbOf({ output }: Pick<AnyToolDefinition, 'output'>, values: FormValues): string {
  for (const part of Object.values(output)) {
    if (part.type !== 'list' || part.count === undefined) continue;
    const count = Number(values[part.count]);
    if (Number.isInteger(count) && count > 0) return `Write ${count} ${plural(part.one.toLowerCase(), count)}`;
  }
  return 'Write';
}

function plural(noun: string, count: number): string {
  if (count === 1) return noun;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

import type { ListPart } from '@flint/shared/tools/shape';

/** How many things of a list are wished for: what the form says, else as many as it may have. */
export function wished({ count, max, min }: Pick<ListPart, 'count' | 'max' | 'min'>, input: object): number {
  const asked = count === undefined ? undefined : (input as Readonly<Record<string, unknown>>)[count];
  return typeof asked === 'number' ? Math.min(max, Math.max(min, asked)) : max;
}

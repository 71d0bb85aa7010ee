import type { ListPart } from '@flint/shared/tools/shape';

/** The number of items ordered: the form's count, else the list's maximum. */
export function wished({ count, max, min }: Pick<ListPart, 'count' | 'max' | 'min'>, input: object): number {
  const asked = count === undefined ? undefined : (input as Readonly<Record<string, unknown>>)[count];
  return typeof asked === 'number' ? Math.min(max, Math.max(min, asked)) : max;
}

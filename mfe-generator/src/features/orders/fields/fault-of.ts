import type * as z from '@flint/shared/contracts/schema';

/** What the server would say against a field, in its own words; undefined where it takes it. */
export function faultOf(schema: z.ZodMiniType, body: unknown, field: string): string | undefined {
  const { error } = schema.safeParse(body);
  return error?.issues.find(({ path }) => path[0] === field)?.message;
}

import type * as z from '@flint/shared/contracts/schema';

/**
 * Validates a field with the server's schema.
 * @returns the message; undefined when valid
 */
export function faultOf(schema: z.ZodMiniType, body: unknown, field: string): string | undefined {
  const { error } = schema.safeParse(body);
  return error?.issues.find(({ path }) => path[0] === field)?.message;
}

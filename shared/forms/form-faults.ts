import type { Fields } from '@flint/shared/tools/fields';
import { inputSchema } from '@flint/shared/tools/input-schema';
import { type FormValues, inputOf } from './form-values';

/**
 * Validates a form with the server's schema.
 * @returns the message of each invalid field; empty when all are valid
 */
export function formFaults(fields: Fields, values: FormValues): Record<string, string> {
  const { error } = inputSchema(fields).safeParse(inputOf(fields, values));
  const faults: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) faults[String(path[0])] ??= message;
  return faults;
}

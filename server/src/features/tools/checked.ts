import { AppError } from '../../platform/http/app-error';

interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** Parses a value. @throws AppError naming the field */
export function checked<T>(schema: Schema<T>, value: unknown, field: string): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new AppError('invalid_input', issue?.message ?? 'This cannot be read.', {
    field: [field, ...(issue?.path ?? [])].map(String).join('.'),
  });
}

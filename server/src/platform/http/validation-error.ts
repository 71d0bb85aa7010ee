import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './app-error';

/** Maps the first failed rule of a request to an error that names the field and the rule. */
export function toValidationError(error: unknown): AppError | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const first = error.validation[0];
  const field = first?.instancePath.split('/').filter(Boolean).join('.');
  const rule = first?.message ?? 'The request is not valid.';
  const message = field && /^(Invalid|Required|Too)/.test(rule) ? `${field}: ${rule}` : rule;
  return new AppError('invalid_input', message, field ? { field } : {});
}

import { AppError } from './app-error';

/**
 * Refuses texts with a NUL character, the one that PostgreSQL cannot keep; shallow input only.
 * @throws AppError `invalid_input`
 */
export function assertStorable(input: unknown): void {
  if (typeof input === 'string') {
    if (input.includes('\u0000')) throw new AppError('invalid_input', 'A text has a character that cannot be kept.');
  } else if (typeof input === 'object' && input !== null) {
    for (const value of Object.values(input)) assertStorable(value);
  }
}

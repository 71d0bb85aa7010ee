import { AppError } from './app-error';

/**
 * Refuses strings with U+0000, the one character that PostgreSQL cannot store. Shallow input only.
 * @throws AppError `invalid_input`
 */
export function assertStorable(input: unknown): void {
  if (typeof input === 'string') {
    if (input.includes('\u0000')) throw new AppError('invalid_input', 'A text has a character that cannot be kept.');
  } else if (typeof input === 'object' && input !== null) {
    for (const value of Object.values(input)) assertStorable(value);
  }
}

import { AppError } from './app-error';

/** U+0000, which PostgreSQL cannot store, and lone surrogates, which are no text: UTF-8 has no bytes for them. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/**
 * Refuses strings, and names of fields, that cannot be stored as text. Shallow input only.
 * @throws AppError `invalid_input`
 */
export function assertStorable(input: unknown): void {
  if (typeof input === 'string') {
    if (UNSTORABLE.test(input)) throw new AppError('invalid_input', 'A text has a character that cannot be kept.');
  } else if (typeof input === 'object' && input !== null) {
    for (const [name, value] of Object.entries(input)) {
      assertStorable(name);
      assertStorable(value);
    }
  }
}

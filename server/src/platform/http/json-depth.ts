import { AppError } from './app-error';

/** The deepest call nests only a handful of levels. */
const MAX_DEPTH = 32;

/** Nesting limit: refuses JSON bodies built to exhaust the stack. @throws AppError `invalid_input` */
export function assertShallow(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new AppError('invalid_input', `The body is nested deeper than ${MAX_DEPTH} levels.`);
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
}

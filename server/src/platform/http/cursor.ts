import { isUuid } from '../db/is-uuid';
import { AppError } from './app-error';
import { isIsoTime } from './iso-time';

/**
 * Keyset pagination: a position between two items of a list. The items after it stay the same when new ones are added.
 */
export interface Cursor {
  /** ISO time with microseconds, the precision of PostgreSQL. */
  readonly at: string;
  readonly id: string;
}

const SHAPE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)\|([0-9a-f-]{36})$/;

export function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at}|${id}`).toString('base64url');
}

/** @throws AppError naming `cursor` when it is malformed */
export function readCursor(text: string): Cursor {
  const [, at = '', id = ''] = SHAPE.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (!isUuid(id) || !isIsoTime(at))
    throw new AppError('invalid_input', 'The cursor is not one this list has given.', { field: 'cursor' });
  return { at, id };
}

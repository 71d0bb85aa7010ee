import { isUuid } from '../../platform/db/is-uuid';
import { AppError } from '../../platform/http/app-error';
import { isIsoTime } from '../../platform/http/iso-time';
import type { ListPosition } from './conversations-repository';

const SHAPE = /^([01])\|(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)\|([0-9a-f-]{36})$/;

/** Writes a cursor of the list of conversations. */
export function writeListCursor({ pinned, at, id }: ListPosition): string {
  return Buffer.from(`${pinned ? 1 : 0}|${at}|${id}`).toString('base64url');
}

/** @throws AppError naming `cursor` when it is malformed */
export function readListCursor(text: string): ListPosition {
  const [, pinned, at = '', id = ''] = SHAPE.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (!isUuid(id) || !isIsoTime(at))
    throw new AppError('invalid_input', 'The cursor is not one this list has given.', { field: 'cursor' });
  return { pinned: pinned === '1', at, id };
}

import { LINE_MAX } from './fields';
import { cut } from './measure/cut';

/** As much of a text as another tool's field of one line takes. */
export function asLine(text: string): string {
  return cut(text.replace(/\s+/g, ' ').trim(), LINE_MAX, 'utf16');
}

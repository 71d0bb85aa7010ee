import { LINE_MAX } from './fields';
import { cut } from './measure/cut';

/** Truncates a text to what a one-line field of another tool takes. */
export function asLine(text: string): string {
  return cut(text.replace(/\s+/g, ' ').trim(), LINE_MAX, 'utf16');
}

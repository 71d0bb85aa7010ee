import { capital, sentence } from '@flint/engines/english/words';
import { cut } from '@flint/shared/tools/measure/cut';

/** Maximum characters of a heading. */
const HEADING_MAX = 60;
const PARTS = /\s*(?::|\s[–—-])\s+/;
const CLAUSES = /,\s+|\s+(?=(?:because|so that|but|which|when|if|instead)\b)/;

const withoutEnd = (text: string) => text.trim().replace(/[.。,;:]+$/, '');

/** A thought split into heading and text: at its colon, else at a heading's maximum length. */
export function headed(thought: string): { heading: string; text: string } {
  const [before = '', ...after] = thought.split(PARTS);
  if (after.length > 0 && before.length <= HEADING_MAX)
    return { heading: capital(withoutEnd(before)), text: sentence(after.join(': ')) };
  const whole = capital(withoutEnd(thought));
  if (whole.length <= HEADING_MAX) return { heading: whole, text: '' };
  const [clause = ''] = whole.split(CLAUSES);
  const isShort = clause.length <= HEADING_MAX && clause.includes(' ');
  return {
    heading: isShort ? withoutEnd(clause) : cut(whole, HEADING_MAX, 'graphemes', { mark: '…' }),
    text: sentence(whole),
  };
}

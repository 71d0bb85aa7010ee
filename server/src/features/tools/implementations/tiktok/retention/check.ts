import { within } from '../../craft/within';
import { ANNOUNCING, FAREWELL, GREETING, type Line } from './read-script';

/** A finding about one aspect of the script. */
export interface Check {
  readonly look: string;
  readonly verdict: 'mend' | 'consider' | 'keep';
  readonly at: number;
  readonly found: string;
  readonly change: string;
}

/** Maximum words of a sentence that is easy to follow by ear. */
export const SENTENCE_WORDS = 20;

export const QUOTE = { max: 110, unit: 'graphemes' } as const;

/** Quotes a passage of the script, truncated. */
export const quoted = (text: string) => `“${within([text.replace(/[“”"]/g, '')], QUOTE)}”`;

/** Whether a sentence is content: no greeting, announcement or farewell. */
export const isPlain = ({ text }: Pick<Line, 'text'>) =>
  !GREETING.test(text) && !ANNOUNCING.test(text) && !FAREWELL.test(text);

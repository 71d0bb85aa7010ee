import { within } from '../../craft/within';
import { ANNOUNCING, FAREWELL, GREETING, type Line } from './read-script';

/** One thing that was looked at. */
export interface Check {
  readonly look: string;
  readonly verdict: 'mend' | 'consider' | 'keep';
  readonly at: number;
  readonly found: string;
  readonly change: string;
}

/** More words than this in one breath are hard to follow by ear. */
export const SENTENCE_WORDS = 20;

export const QUOTE = { max: 110, unit: 'graphemes' } as const;

/** A place of the script in its own words, as far as they fit. */
export const quoted = (text: string) => `“${within([text.replace(/[“”"]/g, '')], QUOTE)}”`;

/** Whether a sentence is of the matter: no greeting, no announcement, no farewell. */
export const isPlain = ({ text }: Pick<Line, 'text'>) =>
  !GREETING.test(text) && !ANNOUNCING.test(text) && !FAREWELL.test(text);

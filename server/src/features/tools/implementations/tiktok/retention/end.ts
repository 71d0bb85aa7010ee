import { capital, listed } from '@flint/engines/english/words';
import type { Voice } from '@flint/engines/spec/copy-kit';
import { type Check, quoted, SENTENCE_WORDS } from './check';
import { asksIn, contentWords, FAREWELL, type Line } from './read-script';

/** Check: the ending. */
export function ending(lines: readonly Line[], voice: Voice): Check {
  const last = lines.at(-1) as Line;
  const look = 'The end';
  if (FAREWELL.test(last.text))
    return {
      look,
      verdict: 'mend',
      at: last.at,
      found: `${quoted(last.text)} says that it is over, and people leave.`,
      change: voice.say(['End on the sentence before it.', 'Let the last picture end it.']),
    };
  if (last.words > SENTENCE_WORDS)
    return {
      look,
      verdict: 'consider',
      at: last.at,
      found: 'The last sentence is long.',
      change: 'Stop in the middle of it, where it is strongest.',
    };
  return { look, verdict: 'keep', at: last.at, found: `${quoted(last.text)} ends it without saying so.`, change: '' };
}

/** Check: the number of calls to action. */
export function asks(lines: readonly Line[], voice: Voice): Check {
  const found = [...new Set(lines.flatMap(({ text }) => asksIn(text)))];
  const at = lines.find(({ text }) => asksIn(text).length > 0)?.at ?? lines.at(-1)?.at ?? 0;
  const look = 'What it asks for';
  if (found.length > 1)
    return {
      look,
      verdict: 'mend',
      at,
      found: `${capital(listed(found))}: several things at once.`,
      change: voice.say(['Ask for one thing, the one you need now.', 'Keep one of them, and only at the end.']),
    };
  if (found.length === 1) return { look, verdict: 'keep', at, found: 'One thing, and one is enough.', change: '' };
  return {
    look,
    verdict: 'consider',
    at,
    found: 'Nothing is asked for.',
    change: voice.say([
      'A question at the end is answered more often than a request.',
      'If you want an answer, ask for one.',
    ]),
  };
}

/** Check: whether the end leads back to the start. */
export function loop(lines: readonly Line[], voice: Voice): Check | undefined {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || first === last) return undefined;
  const again = contentWords(last.text).some((word) => contentWords(first.text).includes(word));
  if (again)
    return {
      look: 'Back to the start',
      verdict: 'keep',
      at: last.at,
      found: 'The end takes up words of the beginning.',
      change: '',
    };
  return {
    ...{
      look: 'Back to the start',
      verdict: 'consider',
      at: last.at,
      found: 'The end does not lead back to the beginning.',
    },
    change: voice.say([
      'Let the last words run into the first: people watch twice without noticing.',
      'End on the picture it began with.',
    ]),
  };
}

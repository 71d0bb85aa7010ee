import { listed } from '@flint/engines/english/words';
import type { Voice } from '@flint/engines/spec/copy-kit';
import { type Check, isPlain, quoted, SENTENCE_WORDS } from './check';
import { ANNOUNCING, fillersIn, type Line, TO_VIEWER } from './read-script';

/** Words per second: above, subtitles are too fast to read; below, most viewers lose patience. */
const PACE = { fast: 3.2, slow: 1.3 } as const;

/** Check: a sentence that announces later content. */
export function announced(lines: readonly Line[], voice: Voice): Check | undefined {
  const found = lines.slice(1).find(({ text }) => ANNOUNCING.test(text));
  if (!found) return undefined;
  return {
    ...{ look: 'Announcement', verdict: 'mend', at: found.at },
    found: `${quoted(found.text)} ${voice.say(['tells that something will come.', 'promises instead of showing.'])}`,
    change: voice.say(['Leave it out. What comes is seen.', 'Cut it, and go straight on.']),
  };
}

/** Check: the longest sentence. */
export function longest(lines: readonly Line[], voice: Voice): Check {
  const line = lines.reduce((one, other) => (other.words > one.words ? other : one));
  const look = 'Longest sentence';
  if (line.words <= SENTENCE_WORDS)
    return { look, verdict: 'keep', at: line.at, found: 'Every sentence can be followed by ear.', change: '' };
  return {
    ...{ look, verdict: 'mend', at: line.at },
    found: quoted(line.text),
    change: voice.say([
      'Make two of it, and cut the picture between them.',
      'Split it where you would breathe.',
      'Say half of it, show the other half.',
    ]),
  };
}

/** Check: filler words. */
export function fillers(script: string, voice: Voice): Check | undefined {
  const found = fillersIn(script).slice(0, 5);
  if (found.length === 0) return undefined;
  const words = listed(found.map((word) => `“${word}”`));
  return {
    ...{ look: 'Filler words', verdict: found.length > 2 ? 'mend' : 'consider', at: 0 },
    found: `${words}: nothing is lost without ${found.length > 1 ? 'them' : 'it'}.`,
    change: voice.say(['Read it aloud once without them.', 'Strike them out, unless that is how you talk.']),
  };
}

/** Check: speaking rate. */
export function pace(lines: readonly Line[], seconds: number, voice: Voice): Check {
  const rate = lines.reduce((sum, { words }) => sum + words, 0) / seconds;
  const look = 'Pace';
  const found = rate > 9 ? 'Far more words than the seconds hold.' : `About ${rate.toFixed(1)} words a second.`;
  if (rate > PACE.fast)
    return {
      look,
      verdict: 'mend',
      at: 0,
      found,
      change: voice.say([
        'Cut every fourth sentence, or give it more seconds.',
        'Too fast to read along. Leave out what the picture shows.',
      ]),
    };
  if (rate < PACE.slow)
    return {
      look,
      verdict: 'consider',
      at: 0,
      found,
      change: voice.say([
        'There is silence to fill with pictures, or the video can be shorter.',
        'Shorten the video until the words carry it.',
      ]),
    };
  return { look, verdict: 'keep', at: 0, found: `${found} One can follow it.`, change: '' };
}

/** Check: whether the viewer is addressed. */
export function spokenTo(lines: readonly Line[], voice: Voice): Check | undefined {
  const found = lines.find(({ text }) => TO_VIEWER.test(text) && isPlain({ text }));
  if (found)
    return {
      look: 'Speaks to somebody',
      verdict: 'keep',
      at: found.at,
      found: `${quoted(found.text)} means whoever watches.`,
      change: '',
    };
  return {
    ...{ look: 'Speaks to somebody', verdict: 'consider', at: 0, found: 'Nobody is spoken to.' },
    change: voice.say(['Say “you” once in the first half.', 'Name who it is for, once, early.']),
  };
}

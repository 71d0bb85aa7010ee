import type { Voice } from '@flint/engines/spec/copy-kit';
import { within } from '../../craft/within';
import { type Check, QUOTE, quoted } from './check';
import { contentWords, type Line, TURNING } from './read-script';

/** Check: a turn after the middle. */
export function turn(lines: readonly Line[], seconds: number, voice: Voice): Check | undefined {
  if (lines.length < 4) return undefined;
  const inner = lines.filter(({ at }) => at > seconds * 0.25 && at < seconds * 0.8);
  const found = inner.find(({ text }) => TURNING.test(text));
  const look = 'The turn';
  if (found)
    return {
      look,
      verdict: 'keep',
      at: found.at,
      found: `${quoted(found.text)} ${voice.say(['changes something.', 'turns it around.'])}`,
      change: '',
    };
  return {
    ...{ look, verdict: 'consider', at: Math.floor(seconds / 2) },
    found: 'Nothing is different after the middle from before it.',
    change: voice.say([
      'Put what did not go as planned here.',
      'Say here what you had not expected.',
      'Hold something back until here.',
    ]),
  };
}

/** Check: where the promise is kept, and whether too early. */
export function kept(lines: readonly Line[], seconds: number, promise: string, voice: Voice): Check | undefined {
  const wanted = contentWords(promise);
  if (wanted.length === 0) return undefined;
  const scored = lines.map((line) => ({
    line,
    score: contentWords(line.text).filter((word) => wanted.includes(word)).length,
  }));
  const best = scored.reduce((one, other) => (other.score >= one.score ? other : one));
  const look = 'The promise';
  if (best.score === 0)
    return {
      look,
      verdict: 'mend',
      at: seconds - 1,
      found: `Nothing in the script names “${within([promise], QUOTE)}”.`,
      change: 'Say or show it word for word, before the last sentence.',
    };
  const { line } = best;
  if (line.at < seconds * 0.3)
    return {
      look,
      verdict: 'consider',
      at: line.at,
      found: `${quoted(line.text)} keeps it early.`,
      change: voice.say(['Hint at it here, and show it near the end.', 'Keep the picture of it for the end.']),
    };
  return { look, verdict: 'keep', at: line.at, found: `${quoted(line.text)} is where it is kept.`, change: '' };
}

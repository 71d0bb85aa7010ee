import type { Voice } from '@flint/engines/spec/copy-kit';
import { type Check, isPlain, quoted } from './check';
import { ANNOUNCING, asksIn, GREETING, type Line, TURNING } from './read-script';

/** Maximum words of what can be said in two seconds. */
const HOOK_WORDS = 12;

/** Best opening sentence: short, from the middle, preferably at a turn. */
export function bestOpening(lines: readonly Line[]): Line {
  const usable = lines.filter(
    (line) => isPlain(line) && line.words >= 3 && line.words <= HOOK_WORDS && asksIn(line.text).length === 0,
  );
  return usable.find(({ text }) => TURNING.test(text)) ?? usable[0] ?? lines.find(isPlain) ?? (lines[0] as Line);
}

/** Check: the first two seconds, in which most viewers decide. */
export function firstWords(lines: readonly Line[], opening: Line, voice: Voice): Check {
  const [first] = lines as [Line];
  const look = 'First words';
  const begin = `Begin with ${quoted(opening.text)}`;
  if (GREETING.test(first.text))
    return {
      ...{
        look,
        at: 0,
        verdict: 'mend',
        change: opening === first ? 'Begin with what happens, and greet nobody.' : begin,
      },
      found: `${quoted(first.text)} ${voice.say(['Nobody who is new stays for a greeting.', 'A greeting is for those who know you already.'])}`,
    };
  if (ANNOUNCING.test(first.text))
    return {
      look,
      at: 0,
      verdict: 'mend',
      found: `${quoted(first.text)} announces instead of beginning.`,
      change: opening === first ? 'Say the thing itself first.' : begin,
    };
  if (first.words > HOOK_WORDS)
    return {
      ...{ look, at: 0, verdict: 'mend' },
      found: `The first sentence has ${first.words < 100 ? first.words : 'far too many'} words; two seconds hold about twelve.`,
      change: opening === first ? 'Cut it to its second half.' : `${begin}, and say the rest after it.`,
    };
  return {
    look,
    at: 0,
    verdict: 'keep',
    found: `${quoted(first.text)} ${voice.say(['Short, and in the middle of it.', 'It starts without starting.'])}`,
    change: '',
  };
}

import type { Beat, BeatKind } from '@flint/shared/contracts/analysis';
import { wordCount } from './word-count';

/** Patterns of a sentence's function; the first match wins. */
const SIGNS: readonly (readonly [BeatKind, RegExp])[] = [
  ['tags', /^(\s*[#@][\p{L}\p{N}_]+)+\s*$/u],
  ['step', /^\s*(\d+[.)]|[-*•→✅👉]|step \d+|first(ly)?,|second(ly)?,|third(ly)?,|next,|then,|finally,)/iu],
  [
    'call to action',
    /\b(follow|subscribe|sign up|click|tap|comment|share|save this|link in|dm me|download|join|buy|order|book|register|try it|tell me|let me know|get (yours|started)|swipe|tag (a|someone)|drop (a|your))\b/i,
  ],
  [
    'proof',
    /\d\s?%|\b(\d[\d,.]*\s?(percent|k|million|people|customers|users|views|followers|clients|years)|stud(y|ies)|research|according to|tested|proven|results?|case)\b/i,
  ],
  [
    'lesson',
    /\b(the (lesson|point|takeaway|truth|key)|lesson:|takeaway|remember:?|in short|that[’']s (why|how|it)|so (remember|here)|the best part|what i learned|moral)\b/i,
  ],
  ['turn', /^(but|then|until|so|instead|however|yet|and then|that[’']s when|what changed|turns out|here[’']s)\b/i],
  [
    'problem',
    /\b(problem|struggl\w*|hard|fail(ed|s|ing)?|mistakes?|wrong|tired|stuck|hate|pain\w*|worst|lose|losing|lost|can[’']t|never works?|waste\w*|frustrat\w*|afraid|broke)\b/i,
  ],
  ['story', /\b(i|we|he|she|my|our)\b.*\b(was|were|had|did|went|started|stopped|made|said|got|found|\w+ed)\b/i],
];

/** Splits a text into parts by function; neighbours of one kind are merged, except steps. */
export function structureOf(sentences: readonly string[]): Beat[] {
  const beats: Beat[] = [];
  sentences.forEach((text, at) => {
    const kind = at === 0 ? 'hook' : kindOf(text);
    const last = beats.at(-1);
    if (last && last.kind === kind && kind !== 'step') beats[beats.length - 1] = { ...last, ...grown(last.text, text) };
    else beats.push({ kind, text, words: wordCount(text) });
  });
  return beats;
}

const kindOf = (text: string): BeatKind => SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? 'point';

function grown(before: string, text: string): Pick<Beat, 'text' | 'words'> {
  const whole = `${before} ${text}`;
  return { text: whole, words: wordCount(whole) };
}

import { wordsIn } from '@flint/shared/contracts/speech-pace';

/** A sentence of a script with its position. */
export interface Line {
  readonly text: string;
  readonly words: number;
  /** Second at which it is spoken, at an even pace over the video. */
  readonly at: number;
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Spoken words of a text; in scripts without spaces, two characters count as one word. */
const spoken = (text: string): number => {
  const signs = text.match(HAN)?.length ?? 0;
  return signs > 0 ? Math.ceil(signs / 2) + wordsIn(text.replace(HAN, ' ')) : wordsIn(text);
};

/** Splits a script into sentences with word counts and seconds. */
export function linesOf(sentences: readonly string[], seconds: number): Line[] {
  const counted = sentences.map((text) => ({ text, words: spoken(text) }));
  const all = Math.max(
    1,
    counted.reduce((sum, { words }) => sum + words, 0),
  );
  let before = 0;
  return counted.map(({ text, words }) => {
    const at = Math.min(seconds - 1, Math.floor((before / all) * seconds));
    before += words;
    return { text, words, at };
  });
}

/** Content words of a text in lower case, to compare the subjects of sentences. */
export const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !COMMON.has(word));

const COMMON = new Set(
  'this that with from your have will they them what when where which there here then than just into over about some more most want show today guys like make know going been were because'.split(
    ' ',
  ),
);

export const GREETING =
  /^(?:hey|hi|hello|hiya|yo|what['’]?s up|welcome|good (?:morning|evening)|my name is|i['’]?m [A-Z]\w+|it['’]?s me|so,? (?:today|guys))\b/i;
export const ANNOUNCING =
  /\b(?:in this video|today (?:i|we)|i(?:['’]?m going to| want to|['’]?ll) (?:show|tell|talk|explain|share)|let me (?:tell|explain)|before (?:we|i) (?:start|begin|get into)|but first|stick around|stay tuned)\b/i;
export const FAREWELL = /\b(?:thank(?:s| you)|bye|see you|that['’]?s it|that is it|until next time)\b/i;
export const TURNING = /\b(?:but|until|then|instead|suddenly|except|however|turns out|and now|not)\b/i;
export const TO_VIEWER = /\b(?:you|your|yours|you['’]\w+)\b/i;
const FILLERS =
  /\b(?:basically|actually|literally|honestly|you know|kind of|sort of|a little bit|really|very|just|um+|uh+)\b/gi;
const ASKING = /\b(?:follow|like (?:and|this|it|the)|comment|subscribe|share|save|duet|link in (?:my )?bio|tag)\b/gi;

const distinct = (found: RegExpMatchArray | null): string[] => [
  ...new Set((found ?? []).map((each) => each.toLowerCase())),
];

/** Filler words in a text. */
export const fillersIn = (text: string): string[] => distinct(text.match(FILLERS));
/** Calls to action in a text. */
export const asksIn = (text: string): string[] => distinct(text.match(ASKING)).map((ask) => ask.split(' ')[0] ?? ask);

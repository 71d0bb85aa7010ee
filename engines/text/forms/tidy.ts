import { articleFor, capital } from '../../english/words';

/** Filler phrases with their short forms, longer ones first. */
const PADDING: readonly (readonly [RegExp, string])[] = [
  [/\bin order to be able to\b/gi, 'to'],
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bat this point in time\b/gi, 'now'],
  [/\bin the event that\b/gi, 'if'],
  [/\ba (?:large|great) number of\b/gi, 'many'],
  [/\bthe majority of\b/gi, 'most'],
  [/(?<!\bto )\b(?:has|have) the ability to\b/gi, 'can'],
  [/\bhave the ability to\b/gi, 'be able to'],
  [/\bfor the purpose of\b/gi, 'for'],
  [/\bwith regards? to\b/gi, 'about'],
  [
    /\b(?:it is (?:important|worth) (?:to note|noting) that|needless to say,?|as a matter of fact,?|the fact of the matter is that)\s+/gi,
    '',
  ],
  [/\b(?:very|really|quite|basically|actually|literally|simply|totally|definitely)\s+/gi, ''],
  [/,?\s*\b(?:you know|sort of|kind of like|i mean)\b,?/gi, ''],
];

const join = (text: string) =>
  text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\s+([,.!?;:])/g, '$1')
    .trim();

/** Capitalises sentence starts. */
const starts = (text: string) =>
  capital(text).replace(/([.!?]["”’)]?\s+)(\p{Ll})/gu, (_, end: string, letter: string) => end + letter.toUpperCase());

/** Removes filler phrases. */
export function withoutPadding(text: string): string {
  return starts(join(PADDING.reduce((left, [words, instead]) => left.replace(words, instead), text)));
}

/** Mistakes that can be corrected without understanding the text. */
export const SLIPS: readonly { readonly name: string; readonly mend: (text: string) => string }[] = [
  { name: 'spaces', mend: (text) => join(text).replace(/([,;!?])(?=\p{L})/gu, '$1 ') },
  { name: 'a word written twice', mend: (text) => text.replace(/\b(\p{L}+)\s+\1\b/giu, '$1') },
  {
    name: '“a” and “an”',
    mend: (text) =>
      text.replace(/\b(a|an) (\p{L}+)/gu, (_, _article: string, word: string) => `${articleFor(word)} ${word}`),
  },
  {
    name: '“its” and “it’s”',
    mend: (text) => text.replace(/\b([Ii])ts (?=(?:an?|the|not|been|very|so|too|my|your|our)\b)/g, '$1t’s '),
  },
  { name: '“should of”', mend: (text) => text.replace(/\b(should|could|would|must|might) of\b/gi, '$1 have') },
  { name: 'a small “i”', mend: (text) => text.replace(/(^|\s)i(?=[\s'’,.!?]|$)/g, '$1I') },
  {
    name: 'missing apostrophes',
    mend: (text) =>
      text
        .replace(/\b(do|does|did|is|are|was|were|ca|wo|have|has|had|could|would|should)nt\b/gi, '$1n’t')
        .replace(/\bIm\b/g, 'I’m')
        .replace(/\bive\b/gi, 'I’ve'),
  },
  { name: 'capitals at the start of sentences', mend: starts },
  { name: 'repeated marks', mend: (text) => text.replace(/!{2,}/g, '!').replace(/\?{2,}/g, '?') },
  { name: 'a full stop at the end', mend: (text) => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text) },
];

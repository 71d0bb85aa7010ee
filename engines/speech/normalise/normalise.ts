import { ABBREVIATIONS } from './abbreviations';
import { ADDRESSES } from './addresses';
import { DATES } from './dates';
import { MEASURES } from './measures';
import { MONEY } from './money';
import { decimal, digits } from './numbers';
import { NUMBER, type Rule } from './rule';

/** Visual marks (emoji, Markdown, arrows, bullets) become a pause or nothing. */
const VISUAL_MARKS: readonly Rule[] = [
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F|\u20E3)+/gu, ', '],
  [/^\s{0,3}(?:#{1,6}|>|[-*+•])\s+/gm, ''],
  [/[*_`~]{2,}|(?<!\w)[*_`](?=\S)|(?<=\S)[*_`](?!\w)/g, ''],
  [/\s*(?:→|⇒|•|\||—|–(?!\d)|\.{3,}|…)\s*/g, ', '],
];

/** Remaining numbers. Groups of digits such as a telephone number's are read digit by digit. */
const NUMBERS: readonly Rule[] = [
  [
    /(?<![\w.,])\+\d[\d\s-]{6,}\d|\b(?:\d{3}[-.\s])?\d{3}[-.]\d{4}\b/g,
    (phone = '') =>
      phone
        .split(/[\s.-]+/)
        .map(digits)
        .join(', '),
  ],
  [new RegExp(String.raw`(?<![\w.])[-−]?(?:${NUMBER})`, 'g'), (number = '') => decimal(number)],
  [/\d+/g, (rest = '') => ` ${decimal(rest)} `],
];

const SIGNS: readonly Rule[] = [
  [/\s*&\s*/g, ' and '],
  [/\s\+\s|\+(?=\s|$)/g, ' plus '],
  [/\s=\s/g, ' equals '],
  [/~(?=\S)/g, 'about '],
  [/(\p{L})\/(\p{L})/gu, '$1 or $2'],
  [/[“”„«»"()[\]{}<>^\\|*_#~`=+@/]/g, ' '],
];

/** Letters without a Unicode decomposition to a plain letter. */
const LETTERS: readonly Rule[] = [
  [/ß/g, 'ss'],
  [/[æÆ]/g, 'ae'],
  [/[œŒ]/g, 'oe'],
  [/[øØ]/g, 'o'],
  [/[łŁ]/g, 'l'],
];

const RULES = [
  ...VISUAL_MARKS,
  ...ADDRESSES,
  ...MONEY,
  ...DATES,
  ...MEASURES,
  ...ABBREVIATIONS,
  ...NUMBERS,
  ...SIGNS,
  ...LETTERS,
];

/**
 * Text normalisation for speech synthesis: numbers, money, dates, addresses and abbreviations become words, visual
 * marks are dropped. Leaves plain letters and punctuation; empty where there is nothing to say.
 */
export function normalise(sentence: string): string {
  const plain = sentence.normalize('NFKC').replace(/[‘’‛]/g, "'");
  const said = RULES.reduce(spokenBy, isAllCapitals(plain) ? plain.toLowerCase() : plain);
  const tidy = said
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z',.;:!?-]+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/[,;:]+(?=[,.;:!?])/g, '')
    .replace(/^[\s,.;:!?-]+/, '')
    .trim();
  return /[A-Za-z]/.test(tidy) ? tidy : '';
}

function spokenBy(text: string, [pattern, spoken]: Rule): string {
  return typeof spoken === 'string' ? text.replace(pattern, spoken) : text.replace(pattern, spoken);
}

/** Whether a line is all in capitals for emphasis, so that its words are not read as acronyms. */
const isAllCapitals = (text: string) => !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}{2,}/gu)?.length ?? 0) > 1;

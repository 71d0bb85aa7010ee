import { COLOUR_NAMES, colourAt } from '../../image/prompt/colours';
import type { EditStep } from '../../spec/picture-editor';
import { by, type Phrase, readAmount } from './phrase';

/** Words of colours in forms that the prompt's table lacks. */
const FORMS: Readonly<Record<string, string>> = {
  redder: 'red',
  reddish: 'red',
  bluer: 'blue',
  bluish: 'blue',
  greener: 'green',
  greenish: 'green',
  yellower: 'yellow',
  yellowish: 'yellow',
  pinker: 'pink',
  pinkish: 'pink',
  purplish: 'purple',
  gray: 'grey',
};

/** The colour that words name from a place on, with its number of words. */
export function colourIn(words: readonly string[], at: number): { hex: string; words: number } | undefined {
  return colourAt(
    words.map((word) => FORMS[word] ?? word),
    at,
  );
}

/** Whether a word alone is a colour. */
export const isColourWord = (word: string): boolean =>
  COLOUR_NAMES.has(FORMS[word.toLowerCase()] ?? word.toLowerCase());

/** Names of one or two words, the longer first, so that "sky blue" is not read as blue. */
const ANY = [...COLOUR_NAMES.keys(), ...Object.keys(FORMS)].sort((one, other) => other.length - one.length).join('|');

const plain = (word: string) => FORMS[word] ?? word;

/** Colours of the whole picture. */
export const COLOUR_PHRASES: readonly Phrase[] = [
  readAmount(/\b(?:less warm|cooler|cool|colder|cold|more cold|bluer tones)\b/, 'temperature', 'cooler', -1),
  readAmount(
    /\b(?:less cold|less cool|warmer|warm(?: it)?(?: up)?|warmth|more warmth|cosier|cozier)\b/,
    'temperature',
    'warmer',
    1,
  ),
  readAmount(
    /\b(?:less (?:saturat(?:ed|ion)|colou?rful|vivid|vibrant|colou?rs?)|desaturate[d]?|muted|mute the colou?rs|paler|(?:reduce|lower) the saturation)\b/,
    'saturation',
    'less saturated',
    -1,
  ),
  readAmount(
    /\b(?:more (?:saturat(?:ed|ion)|colou?rful|vivid|vibrant|colou?rs?|vibrance)|saturated|saturate|vivid|vibrant|colou?rful|stronger colou?rs|richer colou?rs|boost the colou?rs|(?:increase|boost) the saturation)\b/,
    'saturation',
    'more saturated',
    1,
  ),
  {
    pattern: new RegExp(
      `\\b(?:duotone|two ?tone)\\b(?: (?:in|of|with|from))?(?: (${ANY})(?: (?:and|to) (${ANY}))?)?(?= |$)`,
    ),
    steps: ([, one, other], clause) => duotone(one, other, clause.adverb),
  },
  {
    pattern: new RegExp(`\\b(${ANY}) and (${ANY}) duotone\\b`),
    steps: ([, one, other], clause) => duotone(one, other, clause.adverb),
  },
  {
    pattern: new RegExp(`\\b(?:(more|less) )?(?:of )?(?:an? )?(${ANY})(?: (tint(?:ed)?|tones?|cast|hue|tinge))?\\b`),
    steps: ([, way, name = '', tail], clause) => {
      const colour = colourIn(name.split(' '), 0);
      if (!colour) return undefined;
      const [sign, word] = way === 'less' ? [-1, 'less'] : [1, 'more'];
      return [by('colour', `${word} ${plain(name)}`, sign * (tail || way ? 1 : 1.4), clause, { colour: colour.hex })];
    },
  },
];

const SHADOW = '#1b2a5c';
const LIGHT = '#f6d9b0';

function duotone(one: string | undefined, other: string | undefined, adverb: string): readonly EditStep[] {
  const [first, second] = [one, other].map((name) => name && colourIn(name.split(' '), 0)?.hex);
  const says = one && other ? `duotone of ${one} and ${other}` : one ? `duotone in ${one}` : 'duotone';
  const light = second || (first ? '#fbf4e6' : LIGHT);
  return [{ operation: 'duotone', says: `${adverb}${says}`, by: 1, dark: first || SHADOW, light }];
}

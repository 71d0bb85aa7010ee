import type { EditStep } from '../../spec/picture-editor';
import { colourIn } from './colour-phrases';
import { by, type Phrase, readAmount } from './phrase';

/** Filters by their words, in the order they are tried. */
const FILTERS: readonly (readonly [name: string, says: string, pattern: RegExp])[] = [
  [
    'monochrome',
    'black and white',
    /\b(?:black and white|black & white|b ?& ?w|bw|monochrome|gr[ae]y ?scale|no colou?rs?|without colou?rs?|remove the colou?rs?)\b/,
  ],
  ['sepia', 'sepia', /\bsepia(?: toned?)?\b/],
  ['noir', 'film noir', /\b(?:film )?noir\b/],
  ['vintage', 'vintage', /\b(?:vintage|retro|faded|old photo(?:graph)?|nostalgic|polaroid look|film look)\b/],
  ['cinematic', 'cinematic', /\b(?:cinematic|teal and orange|movie look|filmic)\b/],
  ['pastel', 'pastel', /\bpastel(?: colou?rs| tones)?\b/],
  ['dreamy', 'dreamy glow', /\b(?:dreamy(?: glow)?|glow(?:ing)?|soft glow|bloom)\b/],
  ['pixels', 'pixelated', /\b(?:pixel(?:ate[d]?| art)|mosaic)\b/],
  ['posterise', 'posterised', /\b(?:posteri[sz]e[d]?|poster effect|pop art)\b/],
  ['invert', 'inverted', /\b(?:invert(?:ed)?(?: the)?(?: colou?rs)?|negative)\b/],
  ['oil', 'oil painting', /\b(?:(?:an? )?oil paint(?:ing|ed)?|painterly|(?:an? )?painting|painted)\b/],
  ['sketch', 'pencil sketch', /\b(?:(?:an? )?pencil (?:sketch|drawing)|(?:an? )?sketch(?:ed)?|(?:an? )?drawing)\b/],
];

/** Most characters of a text that is set on a picture. */
const LONGEST_TEXT = 80;

/** What is laid over or around the picture, and style filters. */
export const FINISH_PHRASES: readonly Phrase[] = [
  ...FILTERS.map(
    ([name, says, pattern]): Phrase => ({
      pattern: new RegExp(`${pattern.source}(?: (?:style|filter|effect|look))?`),
      steps: (_, clause) => [by('filter', says, 1, clause, { name })],
    }),
  ),
  readAmount(
    /\b(?:darker (?:corners|edges)|(?:darken|dark) (?:the )?(?:corners|edges)|vignett(?:e|ing))(?: effect)?\b/,
    'vignette',
    'vignette',
    1,
  ),
  readAmount(/\b(?:film grain|more grain|grainy|grainier|grain|noise|noisy)\b/, 'grain', 'film grain', 1),
  {
    pattern:
      /\b(?:write|put|add|set|caption(?: it)?|with|text|title|words?|the|saying|says|that|reads?|reading|a|headline| )*«(\d+)»(?: (?:as )?(?:a )?(?:text|title|caption|headline))?(?: (?:on|over|across) (?:it|top of it))?(?: ?(?:at|on|in|to|along)? ?(?:the )?(top|bottom|middle|cent(?:re|er)))?/,
    steps: ([, index, where], { quoted }) => {
      const text = (quoted[Number(index)] ?? '').trim().slice(0, LONGEST_TEXT);
      if (!text) return undefined;
      const place = where === undefined ? '' : where.startsWith('cent') ? 'middle' : where;
      return [{ operation: 'text', says: `text "${text}"${place ? ` at the ${place}` : ''}`, text, place }];
    },
  },
  {
    pattern:
      /\b(?:(thin|thick|wide|narrow) )?(?:([a-z]+(?: [a-z]+)?) )??(polaroid )?(?:picture )?(?:frame|border)(?: (?:in|of) ([a-z]+))?\b/,
    steps: ([, size, before, polaroid, after], { adverb, amount }) =>
      frame(
        size,
        before?.replace(/^(?:add|with|an?) ?/, ''),
        after,
        polaroid !== undefined,
        adverb === '' ? 1 : amount,
      ),
  },
];

function frame(
  size: string | undefined,
  before: string | undefined,
  after: string | undefined,
  polaroid: boolean,
  amount: number,
): readonly EditStep[] | undefined {
  const named = [before || undefined, after].find((word) => word !== undefined);
  const colour = named === undefined ? { hex: '#ffffff' } : colourIn(named.split(' '), 0);
  if (!colour) return undefined;
  const hex = named === 'white' || named === undefined ? '#ffffff' : named === 'black' ? '#000000' : colour.hex;
  const factor = size === 'thin' || size === 'narrow' ? 0.4 : size === 'thick' || size === 'wide' ? 2 : 1;
  const words = [size, named ?? 'white', polaroid ? 'polaroid' : undefined, 'frame'].filter(
    (word) => word !== undefined,
  );
  return [{ operation: 'frame', says: words.join(' '), colour: hex, by: factor * amount, polaroid }];
}

import { EMOJI_WORDS } from './emoji';

/** A prompt holds 2,000 characters; a picture cannot follow more words than this. */
const MAX_WORDS = 400;

const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  leaves: 'leaf',
  shelves: 'shelf',
  cacti: 'cactus',
  skies: 'sky',
  cosy: 'cozy',
  gray: 'grey',
  colour: 'color',
};
const NOT_PLURAL = new Set([
  'christmas',
  'paris',
  'mars',
  'lens',
  'canvas',
  'always',
  'gas',
  'this',
  'less',
  'chess',
  'alps',
]);

/** The singular of an English noun, well enough to look it up ("dunes" → "dune", "cherries" → "cherry"). */
function singular(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (word.length < 4 || NOT_PLURAL.has(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|ss|x|to)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Lower-case singular words of a prompt in order; emoji we know become words, everything else is dropped. */
export function wordsOf(prompt: string): string[] {
  const named = prompt.replace(/\p{Extended_Pictographic}/gu, (emoji) => ` ${EMOJI_WORDS[emoji] ?? ''} `);
  const words =
    named
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, MAX_WORDS).map(singular);
}

const IRREGULAR = new Map(
  Object.entries({
    people: 'person',
    men: 'man',
    women: 'woman',
    children: 'child',
    leaves: 'leaf',
    shelves: 'shelf',
    wolves: 'wolf',
    loaves: 'loaf',
    knives: 'knife',
    cacti: 'cactus',
    skies: 'sky',
    mice: 'mouse',
    geese: 'goose',
    feet: 'foot',
    cookies: 'cookie',
    brownies: 'brownie',
    smoothies: 'smoothie',
    cosy: 'cozy',
    gray: 'grey',
    colour: 'color',
  }),
);
const NOT_PLURAL = new Set([
  ...['christmas', 'paris', 'mars', 'lens', 'canvas', 'always', 'gas', 'this', 'less', 'chess', 'alps', 'las'],
  ...['texas', 'venus', 'was', 'has', 'does', 'yes', 'atlas', 'swiss'],
]);

/** Whether a word is a plural. */
export function isPlural(word: string): boolean {
  return singular(word) !== word && !['cosy', 'gray', 'colour'].includes(word);
}

/** Singular of an English noun, good enough for look-up ("dunes" → "dune", "cherries" → "cherry"). */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (word.length < 4 || NOT_PLURAL.has(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|ss|x|to)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

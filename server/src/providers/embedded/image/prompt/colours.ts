/** Colour words and the pigment we paint them with: lived-in hues, not the pure corners of sRGB. */
const PIGMENTS: Readonly<Record<string, string>> = {
  red: '#c8321f',
  crimson: '#a51d2d',
  scarlet: '#d1301c',
  ruby: '#9d1f3c',
  burgundy: '#6a1f30',
  maroon: '#6a1f2a',
  coral: '#ee7a5f',
  orange: '#e8792a',
  terracotta: '#c4603c',
  rust: '#a34a24',
  copper: '#b5693f',
  amber: '#e5a02b',
  ochre: '#c68a2e',
  mustard: '#d3a129',
  yellow: '#efc32f',
  gold: '#cda349',
  golden: '#d7a63f',
  lime: '#a8c83a',
  green: '#3f8a4d',
  olive: '#7c7c3a',
  sage: '#a3b59a',
  emerald: '#16795a',
  mint: '#a5d8c0',
  jade: '#3f9679',
  teal: '#1f7a7a',
  turquoise: '#2fb3ab',
  cyan: '#35b6cf',
  aqua: '#4fc3c7',
  blue: '#2d67b0',
  azure: '#3d8fd0',
  cobalt: '#2449a8',
  navy: '#1d2f57',
  indigo: '#36358a',
  violet: '#7048b0',
  purple: '#73409b',
  lavender: '#b2a2d8',
  lilac: '#c3aadb',
  plum: '#6b2f5b',
  magenta: '#c22a86',
  pink: '#ec8fae',
  rose: '#d9738a',
  blush: '#eebfb4',
  peach: '#f4b58d',
  brown: '#7a4c2e',
  chocolate: '#54301d',
  beige: '#dcc9a8',
  tan: '#c99f6f',
  cream: '#f2e6cc',
  ivory: '#f4eddc',
  white: '#f5f1e8',
  silver: '#b9bec4',
  grey: '#8b8d90',
  charcoal: '#383a3f',
  black: '#1c1b1d',
};

/** Colour words that are first of all things or light: they need a noun after them to be a colour. */
const NEEDS_NOUN = new Set([
  'orange',
  'rose',
  'peach',
  'golden',
  'plum',
  'olive',
  'lavender',
  'chocolate',
  'lime',
  'violet',
]);
const NOT_A_NOUN = new Set([
  ...['and', 'or', 'on', 'in', 'at', 'by', 'with', 'of', 'the', 'a', 'an', 'under', 'over', 'near', 'to', 'from'],
  ...['hour', 'slice', 'tree', 'garden', 'field', 'petal', 'grove', 'half', 'juice', 'cake', 'bush', 'bowl', 'basket'],
]);
const BETWEEN =
  /^(and|bright|dark|light|pale|deep|small|big|little|tall|old|warm|soft|ceramic|wooden|round|glossy|matte|sailing)$/;

export interface NamedColour {
  hex: string;
  /** The nouns this colour was said of ("red boat" → boat), nearest first; empty when said of the whole picture. */
  nouns: readonly string[];
}

/** Colours named in a prompt, in order, each with the nouns it stands before. */
export function readColours(words: readonly string[]): NamedColour[] {
  const found: NamedColour[] = [];
  words.forEach((word, index) => {
    const hex = PIGMENTS[word];
    if (!hex) return;
    if (NEEDS_NOUN.has(word) && (words[index + 1] ?? 'and') === 'and') return;
    const following = nounsAfter(words, index);
    if (NEEDS_NOUN.has(word) && following.length === 0) return;
    found.push({ hex, nouns: following });
  });
  return found;
}

function nounsAfter(words: readonly string[], index: number): string[] {
  const nouns: string[] = [];
  for (const word of words.slice(index + 1, index + 5)) {
    if (BETWEEN.test(word) || (PIGMENTS[word] && nouns.length === 0)) continue;
    if (NOT_A_NOUN.has(word) || PIGMENTS[word]) break;
    nouns.push(word);
    if (nouns.length === 2) break;
  }
  return nouns;
}

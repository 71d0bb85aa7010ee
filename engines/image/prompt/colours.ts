import { mix, shift } from '../palette/colour';

/** Colour words and their hex values: muted hues rather than the corners of sRGB. */
const PIGMENTS = new Map(
  Object.entries({
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
    ...{ vermilion: '#d8412f', fuchsia: '#c83a8c', ultramarine: '#2a3c9e', khaki: '#b3a26f', sand: '#dcc494' },
    ...{
      wine: '#6d1f33',
      champagne: '#e8d5b5',
      bronze: '#9a6a3a',
      ebony: '#2a2320',
      salmon: '#ee8f76',
      mauve: '#b092b0',
    },
  }),
);

/** Colour names of two words. */
const PAIRS = new Map(
  Object.entries({
    ...{ 'sky blue': '#8ec5e8', 'baby blue': '#a9d3ec', 'navy blue': '#1d2f57', 'royal blue': '#2c4fb5' },
    ...{ 'midnight blue': '#18224a', 'ice blue': '#c3e2ee', 'sea green': '#3f9b86', 'forest green': '#2c5a38' },
    ...{ 'olive green': '#7c7c3a', 'mint green': '#a5d8c0', 'lime green': '#a8c83a', 'moss green': '#6f7f3f' },
    ...{ 'hot pink': '#ec4f9a', 'rose gold': '#d9a08c', 'burnt orange': '#c4571f', 'blood red': '#7f1518' },
    ...{ 'wine red': '#6d1f33', 'brick red': '#9c3f2c', 'lemon yellow': '#f4dc4a', 'off white': '#f2ecdf' },
  }),
);

interface Shade {
  /** Colour mixed in, and its share (0–1). */
  with: string;
  amount: number;
  /** Factor of the chroma. */
  chroma: number;
}
const DARK = '#0e0d12';
const PALE = '#fffaf0';
/** Modifiers before a colour word ("dark", "pale"). */
const SHADES = new Map<string, Shade>(
  Object.entries({
    ...{ dark: { with: DARK, amount: 0.4, chroma: 1 }, deep: { with: DARK, amount: 0.26, chroma: 1.15 } },
    ...{ light: { with: PALE, amount: 0.42, chroma: 1 }, pale: { with: PALE, amount: 0.62, chroma: 1 } },
    ...{ pastel: { with: PALE, amount: 0.55, chroma: 1 }, soft: { with: PALE, amount: 0.3, chroma: 0.85 } },
    ...{ bright: { with: PALE, amount: 0.06, chroma: 1.3 }, vivid: { with: PALE, amount: 0, chroma: 1.4 } },
    ...{ neon: { with: PALE, amount: 0.1, chroma: 1.7 }, electric: { with: PALE, amount: 0.05, chroma: 1.6 } },
    ...{ muted: { with: '#8d8a86', amount: 0.35, chroma: 0.8 }, dusty: { with: '#b5aaa2', amount: 0.4, chroma: 0.8 } },
  }),
);

/** Colour words that are primarily things or light: they count as a colour only before a noun. */
const NEEDS_NOUN = new Set([
  ...['orange', 'rose', 'peach', 'golden', 'plum', 'olive', 'lavender', 'chocolate', 'lime', 'violet', 'sand', 'wine'],
  ...['champagne', 'salmon', 'mint', 'coral', 'gold', 'silver', 'copper', 'bronze', 'amber', 'ruby', 'emerald', 'jade'],
]);
/** Nouns that form the name of a thing with such a word. */
const THINGS = new Set([
  ...['hour', 'slice', 'tree', 'garden', 'field', 'petal', 'grove', 'half', 'juice', 'cake', 'bush', 'bowl', 'basket'],
  ...[
    'blossom',
    'bar',
    'cookie',
    'oil',
    'branch',
    'glass',
    'bottle',
    'dune',
    'castle',
    'beach',
    'reef',
    'leaf',
    'wedge',
  ],
]);

/** All colour names of one or two words. */
export const COLOUR_NAMES: ReadonlyMap<string, string> = new Map([...PIGMENTS, ...PAIRS]);

export interface NamedColour {
  hex: string;
  /** Nouns that have this colour ("red boat" → boat), nearest first; empty when it applies to the whole picture. */
  nouns: readonly string[];
}

export interface ColourWord {
  hex: string;
  /** Number of words it spans: "dark sea green" is three. */
  words: number;
}

/** The colour that starts at a word, or undefined; a fruit or a metal is a colour only before another noun. */
export function colourAt(words: readonly string[], at: number): ColourWord | undefined {
  const shade = SHADES.get(words[at] ?? '');
  if (shade) {
    const plain = colourAt(words, at + 1);
    return plain && { hex: shift(mix(plain.hex, shade.with, shade.amount), shade), words: plain.words + 1 };
  }
  const pair = PAIRS.get(`${words[at]} ${words[at + 1]}`);
  if (pair) return { hex: pair, words: 2 };
  const word = words[at] ?? '';
  const hex = PIGMENTS.get(word);
  if (!hex) return undefined;
  const next = words[at + 1];
  if (next === 'hour' || (NEEDS_NOUN.has(word) && THINGS.has(next ?? ''))) return undefined;
  return { hex, words: 1 };
}

/** Whether a colour word is primarily a thing. */
export const isThingToo = (word: string): boolean => NEEDS_NOUN.has(word);

/** Whether the word only modifies the colour after it ("dark" of "dark green"), so that it is no mood. */
export const isShadeAt = (words: readonly string[], at: number): boolean =>
  SHADES.has(words[at] ?? '') && colourAt(words, at) !== undefined;

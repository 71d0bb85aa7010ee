import type { Token } from './token';

/** Spatial relation between two things. */
export type Placement =
  | 'on'
  | 'in'
  | 'under'
  | 'above'
  | 'beside'
  | 'behind'
  | 'before'
  | 'among'
  | 'along'
  | 'with'
  | 'of';

const WORDS: Readonly<Record<Placement, string>> = {
  on: 'on atop upon onto',
  in: 'in inside within into at',
  under: 'under beneath below underneath',
  above: 'above over',
  beside: 'beside by near alongside',
  behind: 'behind',
  before: 'before against',
  among: 'among amid amidst between around',
  along: 'along across through down',
  with: 'with featuring holding wearing carrying',
  of: 'of',
};
/** Prepositions of several words, longest first. */
const PHRASES: readonly (readonly [words: string, placement: Placement])[] = [
  ['in the middle of', 'among'],
  ['at the edge of', 'beside'],
  ['at the foot of', 'beside'],
  ['on top of', 'on'],
  ['in front of', 'before'],
  ['surrounded by', 'among'],
  ['covered in', 'with'],
  ['full of', 'with'],
  ['filled with', 'with'],
  ['next to', 'beside'],
  ['close to', 'beside'],
  ['out of', 'in'],
  ['made of', 'of'],
];

const PLACEMENTS = new Map<string, Placement>();
for (const [placement, words] of Object.entries(WORDS) as [Placement, string][]) {
  for (const word of words.split(' ')) PLACEMENTS.set(word, placement);
}

/** The preposition that starts at a token, and its number of tokens. */
export function placementAt(
  tokens: readonly Token[],
  at: number,
): { placement: Placement; length: number } | undefined {
  for (const [words, placement] of PHRASES) {
    const parts = words.split(' ');
    if (parts.every((part, index) => tokens[at + index]?.word === part)) return { placement, length: parts.length };
  }
  const placement = PLACEMENTS.get(tokens[at]?.word ?? '');
  return placement && { placement, length: 1 };
}

import type { NamedColour } from './colours';

/** Whether a prompt asks for a black and white picture, rather than for a black and white cat. */
export function isBlackAndWhite(words: readonly string[], colours: readonly NamedColour[]): boolean {
  const said = words.some((word, at) => word === 'black' && words[at + 1] === 'and' && words[at + 2] === 'white');
  return said && colours.length === 2 && colours.every(({ nouns }) => nouns.length === 0 || MEDIA.has(nouns[0] ?? ''));
}

const MEDIA = new Set(['photo', 'photograph', 'picture', 'image', 'style', 'drawing', 'sketch', 'portrait', 'film']);

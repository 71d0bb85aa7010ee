import type { NamedColour } from './colours';
import { kindsOf } from './kinds';

const CLOTHES = ['dress', 'coat', 'jacket', 'shirt', 'raincoat', 'cloak', 'scarf'] as const;

/**
 * Things whose painters take their colour from the prompt. It is theirs alone: as an accent it would colour other things
 * too, and "a red boat" would change more than the boat.
 */
const PAINTED = new Set([
  ...['boat', 'person', 'animal', 'vehicle', 'house', 'tree', 'cup', 'mug', 'teacup', 'fruit', 'tent', 'balloon'],
  ...['lighthouse', 'umbrella', 'roof', 'sail', 'hull', ...CLOTHES],
]);

/** Whether a colour of the prompt belongs to a thing that is painted with it, and to nothing else. */
export const paintsItself = ({ nouns }: NamedColour): boolean =>
  nouns.some((noun) => PAINTED.has(noun) || kindsOf(noun).some((kind) => PAINTED.has(kind)));

/** Whether a subject of the picture has one of these colours. */
export function isColoured(name: string, colours: readonly NamedColour[]): boolean {
  const names = [name, ...kindsOf(name)];
  const worn: readonly string[] = names.includes('person') ? CLOTHES : [];
  return colours.some(({ nouns }) => nouns.some((noun) => names.includes(noun) || worn.includes(noun)));
}

import { colourOf, countOf, denies, wants } from '../../prompt/wishes';
import type { Animal } from '../figures/animals/animal';
import { ANIMALS } from '../figures/animals/animals';
import type { Stage } from '../stage';
import type { Member } from './member';

/** The kinds of animal the prompt names. */
export const animalsIn = ({ brief }: Pick<Stage, 'brief'>): Animal[] =>
  ANIMALS.filter(({ words }) => wants(brief, ...words) && !denies(brief, ...words, 'animal'));

/** How many of a kind are asked for. */
const countOfKind = ({ brief }: Pick<Stage, 'brief'>, { words }: Animal): number =>
  countOf(brief, words, wants(brief, 'herd', 'flock', 'pack', 'school') ? 6 : 1, 14);

/** Every animal asked for that one of these kinds lists, each with its coat. */
export function animalsOf(stage: Stage, kinds: readonly Animal[] = animalsIn(stage)): Member[] {
  const { brief, random } = stage;
  return kinds.flatMap((kind) => {
    const asked = colourOf(brief, ...kind.words);
    return Array.from({ length: countOfKind(stage, kind) }, (_, index) => {
      const coat = asked ?? random.fork(`${kind.words[0]}${index}`).pick(kind.coats);
      return { tall: kind.tall, wide: kind.wide, parts: kind.draw(coat), named: asked !== undefined };
    });
  });
}

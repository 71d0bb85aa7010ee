import { colourOf, countOf, denies, thingOf, wants } from '../../prompt/wishes';
import type { Animal } from '../figures/animals/animal';
import { ANIMALS } from '../figures/animals/animals';
import { owl, penguin, songbird, swan, wader } from '../figures/animals/birds';
import { cat } from '../figures/animals/cat';
import { curledCat } from '../figures/animals/curled';
import type { Stage } from '../stage';
import type { Member } from './member';

const BIRDS: readonly Animal[] = [owl, penguin, swan, wader];

/** Kinds of animal in the prompt. A hypernym ("bird") counts only where no specific kind ("owl") is named. */
export function animalsIn({ brief }: Pick<Stage, 'brief'>): Animal[] {
  const named = ANIMALS.filter(({ words }) => wants(brief, ...words) && !denies(brief, ...words, 'animal'));
  const general = wants(brief, ...songbird.words.filter((word) => word !== 'bird')) ? undefined : songbird;
  const otherBird = named.some((kind) => BIRDS.includes(kind));
  return named.filter((kind) => !(otherBird && kind === general));
}

/** Whether the prompt asks for wading or swimming birds, which need water under them. */
export const asksForWaterBirds = (stage: Pick<Stage, 'brief'>): boolean =>
  animalsIn(stage).some((kind) => kind === wader || kind === swan);

const asleep = ({ brief }: Stage) => wants(brief, 'sleep', 'sleeping', 'asleep', 'napping', 'nap', 'curled', 'dozing');

/** Requested number of one kind. */
const countOfKind = ({ brief }: Pick<Stage, 'brief'>, { words }: Animal): number =>
  countOf(
    brief,
    words,
    wants(brief, 'herd', 'flock', 'pack', 'school') ? 6 : thingOf(brief, ...words)?.plural ? 3 : 1,
    14,
  );

/** All requested animals of these kinds, each with a coat colour. */
export function animalsOf(stage: Stage, kinds: readonly Animal[] = animalsIn(stage)): Member[] {
  const { brief, random } = stage;
  return kinds.flatMap((kind) => {
    const asked = colourOf(brief, ...kind.words);
    return Array.from({ length: countOfKind(stage, kind) }, (_, index) => {
      const coat = asked ?? random.fork(`${kind.words[0]}${index}`).pick(kind.coats);
      const parts = kind === cat && asleep(stage) ? curledCat(coat) : kind.draw(coat);
      return { tall: kind.tall, wide: kind.wide, parts, words: kind.words, named: asked !== undefined };
    });
  });
}

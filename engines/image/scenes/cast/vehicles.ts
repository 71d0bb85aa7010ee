import { colourOf, countOf, denies, wants } from '../../prompt/wishes';
import { VEHICLES } from '../figures/vehicles';
import type { Stage } from '../stage';
import type { Member } from './member';

/** Every road vehicle the prompt asks for, lit by night. */
export function vehiclesOf(stage: Stage): Member[] {
  const { brief, random, palette } = stage;
  return VEHICLES.filter(
    ({ words }) => wants(brief, ...words) && !denies(brief, ...words, 'vehicle', 'traffic'),
  ).flatMap((kind) => {
    const asked = colourOf(brief, ...kind.words);
    const usual = wants(brief, 'taxi', 'cab') ? '#e0b02c' : undefined;
    return Array.from({ length: countOf(brief, kind.words, 1, 6) }, (_, index) => {
      const paint = asked ?? usual ?? random.fork(`${kind.words[0]}${index}`).pick(kind.paints);
      const parts = kind.draw(paint, palette.night);
      return { tall: kind.tall, wide: kind.wide, parts, words: kind.words, named: asked !== undefined };
    });
  });
}

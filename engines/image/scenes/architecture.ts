import { countOf, wants } from '../prompt/wishes';
import { n } from '../svg/number';
import { colonnade } from './colonnade';
import { corner } from './corner';
import { byShape, type Scene, type Stage } from './stage';
import { whiteVillage } from './white-village';

/** Sunlit masonry: two walls meeting at a corner or an arcade, with stairs and long shadows; or a white village above the sea. */
export const architecture: Scene = (stage) => {
  const { brief, random } = stage;
  if (wants(brief, 'santorini', 'mykonos', 'cyclades', 'greece', 'greek')) return whiteVillage(stage);
  const arches = countOf(brief, ['arch', 'column', 'door'], 0, 5);
  const arcade =
    wants(brief, 'arcade', 'courtyard', 'column', 'temple') ||
    arches > 1 ||
    (!wants(brief, 'stair', 'staircase', 'stairway') && random.fork('plan').chance(0.4));
  return {
    back: arcade ? colonnade(stage, Math.max(2, arches || byShape(stage, 2, 3, 4))) : placeEither(stage, corner(stage)),
  };
};

/** Mirrors the drawing for half of the seeds. */
function placeEither({ random, width }: Stage, drawn: string): string {
  return random.fork('mirror').chance(0.5) ? `<g transform="translate(${n(width)} 0) scale(-1 1)">${drawn}</g>` : drawn;
}

import { mix } from '../../palette/colour';
import type { Stage } from '../stage';

/** Palette of an abstract picture: the prompt's colours alone if it names several, else combined with the room's. */
export function coloursOf({ palette, brief }: Stage): string[] {
  const named = brief.colours.length;
  if (named >= 3) return palette.accents.slice(0, named);
  const own = palette.accents.slice(0, Math.max(named, 1) + 2);
  return named > 0
    ? own.map((colour, index) => (index < named ? colour : mix(colour, own[index % named] ?? colour, 0.45)))
    : own;
}

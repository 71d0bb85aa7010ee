import { mix, shift } from '../../palette/colour';
import { colourOf, wants } from '../../prompt/wishes';
import type { Stage } from '../stage';

/** Wall colours: the lit wall and the shaded one. */
export function plaster({ brief, palette, random }: Stage): [string, string] {
  const asked =
    colourOf(brief, 'wall', 'facade', 'house', 'villa', 'building', 'arch', 'architecture', 'stair') ??
    (brief.colours[0]?.nouns.length === 0 ? brief.colours[0].hex : undefined);
  const usual = wants(brief, 'santorini', 'greece', 'greek')
    ? '#f1ece2'
    : random.fork('plaster').pick(['#d8704a', '#e0a07a', '#d9b48a', '#c8674f', '#e2c7a4', '#cf8f86']);
  const base = asked ?? usual;
  const tint = (colour: string) => (palette.night ? mix(colour, palette.shade, 0.6) : colour);
  return [tint(base), tint(mix(shift(base, { light: 0.12, chroma: 0.55 }), palette.light, 0.45))];
}

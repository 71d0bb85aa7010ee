import type { Brief } from '../../prompt/read-prompt';
import { colourOf, wants } from '../../prompt/wishes';

/** Field colours by crop. */
const CROPS: readonly (readonly [colour: string, ...words: string[]])[] = [
  ['#8a63c4', 'lavender'],
  ['#e6b62e', 'sunflower', 'rapeseed', 'canola'],
  ['#cf4630', 'poppy'],
  ['#d96a8a', 'tulip'],
  ['#dcb355', 'wheat', 'barley', 'corn'],
];

/** Colour of the crop that the prompt names. */
export function cropOf(brief: Brief): string | undefined {
  const crop = CROPS.find(([, ...words]) => wants(brief, ...words));
  return crop && (colourOf(brief, 'field', ...crop.slice(1)) ?? crop[0]);
}

import { lightnessOf, shift } from '../palette/colour';
import type { Style } from './style';

/** Flat, saturated shapes with ink outlines: all done in the drawing, without post-processing. */
export const cartoon: Style = {
  finish: 'flat',
  tone: (colour) => {
    const light = lightnessOf(colour);
    return shift(colour, { chroma: 1.5, light: light > 0.35 && light < 0.85 ? 0.025 : 0 });
  },
  develop: async (base) => base,
};

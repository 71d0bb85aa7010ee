import type { ImageAnalysis } from '@flint/shared/contracts/analysis';
import { paletteOf } from '../../image/palette-of';
import { compositionOf } from './composition-of';
import { nameColours } from './name-colours';
import { type Grid, readGrid } from './read-grid';
import { tonesOf } from './tones';
import { traitsOf } from './traits';

/** Share of equal neighbouring pixels from which a picture is flat artwork; photographs have hardly any. */
const FLAT = 0.72;
const SMOOTH = 0.012;
const BUSY = 0.055;

/**
 * Measures a picture: colours, light, layout, texture. Equal bytes give equal answers.
 * @throws when the bytes are not an image sharp can read
 */
export async function analysePicture(image: Uint8Array): Promise<Omit<ImageAnalysis, 'ownPrompt'>> {
  const [grid, hexes] = await Promise.all([readGrid(image), paletteOf(Buffer.from(image))]);
  const measured = {
    palette: nameColours(hexes, grid.cells),
    composition: compositionOf(grid),
    ...tonesOf(grid.cells),
    texture: textureOf(grid),
  };
  return { ...measured, traits: traitsOf(measured) };
}

function textureOf({ equal, difference }: Grid): ImageAnalysis['texture'] {
  if (equal > FLAT) return 'flat';
  if (difference < SMOOTH) return 'smooth';
  return difference > BUSY ? 'busy' : 'detailed';
}

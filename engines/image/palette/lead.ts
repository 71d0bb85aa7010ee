import { paintsItself } from '../prompt/painted';
import type { Brief } from '../prompt/read-prompt';
import { chromaOf, lightnessOf, mix, safeHex } from './colour';
import type { Swatches } from './swatches';

/** Strength of the tint of large areas by a colour that the prompt gives to the whole picture, 0–1. */
const TINT = 0.55;
const tintAll = (colours: readonly string[], colour: string, amount: number) =>
  colours.map((from) => mix(from, colour, amount));

/** Applies colours named in the prompt: the colour of a thing leads the accents, any other tints the large areas. */
export function followColours(swatches: Swatches, brief: Brief): Swatches {
  const free = brief.colours.filter((colour) => colour.nouns.length === 0).map((colour) => colour.hex);
  const said = (...nouns: string[]) =>
    brief.colours.find((colour) => colour.nouns.some((noun) => nouns.includes(noun)))?.hex;
  const named = brief.colours.filter((colour) => !paintsItself(colour)).map((colour) => colour.hex);
  const sky = said('sky', 'sunset', 'sunrise', 'light', 'night', 'evening', 'cloud', 'tone') ?? free[0];
  const ground = said('hill', 'mountain', 'field', 'meadow', 'grass', 'land', 'forest', 'valley');
  const water = said('sea', 'lake', 'ocean', 'water', 'wave', 'river');
  const sand = said('sand', 'dune', 'desert', 'beach');
  const wall = said('wall', 'background', 'backdrop', 'room', 'ground', 'facade');
  const surface = said('table', 'desk', 'cloth', 'floor', 'tablecloth', 'counter', 'plinth');
  const land = ground ? [mix(ground, swatches.haze, 0.5), ground, mix(ground, swatches.shade, 0.5)] : swatches.land;
  return {
    ...swatches,
    sky: sky ? tintAll(swatches.sky, sky, TINT) : swatches.sky,
    haze: sky ? mix(swatches.haze, sky, TINT * 0.8) : swatches.haze,
    land: free[0] ? tintAll(land, free[1] ?? free[0], TINT * 0.7) : land,
    sand: sand || free[0] ? tintAll(swatches.sand, sand ?? free[0] ?? '', sand ? 0.75 : TINT * 0.7) : swatches.sand,
    water: water || free[0] ? tintAll(swatches.water, water ?? free[0] ?? '', water ? 0.7 : TINT) : swatches.water,
    wall: wall ?? (free[1] ? mix(swatches.wall, free[1], 0.75) : swatches.wall),
    surface: surface ?? swatches.surface,
    accents: [...named, ...swatches.accents],
  };
}

/** Applies a reference palette, by lightness and chroma. */
export function followReference(swatches: Swatches, reference: readonly string[]): Swatches {
  const colours = reference.map(safeHex).filter((colour) => colour !== undefined);
  if (colours.length === 0) return swatches;
  const byLight = [...colours].sort((one, other) => lightnessOf(one) - lightnessOf(other));
  const byChroma = [...colours].sort((one, other) => chromaOf(other) - chromaOf(one));
  const darkest = byLight[0] ?? '#101010';
  const lightest = byLight.at(-1) ?? '#f0f0f0';
  const middle = byLight[Math.floor(byLight.length / 2)] ?? lightest;
  const strongest = byChroma[0] ?? middle;
  return {
    ...swatches,
    sky: [mix(middle, darkest, 0.35), middle, mix(middle, lightest, 0.6), lightest],
    land: [mix(middle, lightest, 0.4), strongest, mix(strongest, darkest, 0.8)],
    sand: [mix(middle, lightest, 0.5), strongest, mix(strongest, darkest, 0.6)],
    water: [lightest, middle, mix(middle, darkest, 0.7)],
    glow: mix(lightest, '#fff6e0', 0.5),
    haze: mix(middle, lightest, 0.6),
    shade: mix(darkest, '#101014', 0.35),
    wall: mix(lightest, middle, 0.45),
    surface: mix(middle, darkest, 0.3),
    accents: [...byChroma, ...swatches.accents],
  };
}

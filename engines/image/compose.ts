import { ASPECT_RATIOS } from '@flint/shared/contracts/image-options';
import { createNoise2D, type NoiseFunction2D } from 'simplex-noise';
import { type Random, randomFrom } from '../english/random';
import type { IllustrationRequest } from '../spec/illustrator';
import { type Palette, paletteFor } from './palette/palette';
import { type Brief, readPrompt } from './prompt/read-prompt';
import { SCENES } from './scenes/scenes';
import type { Painting } from './scenes/stage';
import type { Style } from './styles/style';
import { STYLES } from './styles/styles';
import { Canvas } from './svg/canvas';

/** A drawing before it is rendered. */
export interface Composition {
  readonly canvas: Canvas;
  readonly painting: Painting;
  readonly brief: Brief;
  readonly style: Style;
  readonly noise: NoiseFunction2D;
  /** Randomness of the style, from its start. */
  readonly chance: () => Random;
}

/** A subject that is painted in another colour than the prompt's. */
export interface Recolour {
  /** The nouns that it answers to. */
  readonly nouns: readonly string[];
  /** `#rrggbb`. */
  readonly hex: string;
  /** Prefix of its canvas's definitions, unlike that of any other in the document. */
  readonly prefix: string;
}

/**
 * Composes the picture of a request, at one size whatever its scale, so that a larger drawing is the same drawing. The seed and the kind of scene decide the composition, so that a prompt with another
 * colour, light or number keeps it; style and aspect ratio only change how it is rendered. `recolour` changes what one
 * subject is painted with, and neither the palette nor any other part.
 */
export function compose(request: IllustrationRequest, recolour?: Recolour): Composition {
  const [width, height] = ASPECT_RATIOS[request.ratio];
  const [across, down] = drawnSize(request);
  const style = STYLES[request.style];
  const brief = readPrompt(request.prompt);
  const randomOf = (seed: number) => randomFrom(`${seed}|${brief.scene}`);
  const random = randomOf(request.seed);
  const paletteRandom = randomOf(request.paletteSeed ?? request.seed).fork('palette');
  const palette = toned(paletteFor(brief, paletteRandom, request.palette ?? []), style.tone);
  const canvas = new Canvas(width, height, style.finish, palette.shade, recolour?.prefix, {
    ...{ width: across, height: down },
  });
  const noise = createNoise2D(random.fork('noise').next);
  const painting = SCENES[brief.scene]({
    ...{ canvas, width, height, palette, noise },
    unit: Math.min(width, height) / 1000,
    brief: recolour ? { ...brief, colours: [recolour, ...brief.colours] } : brief,
    random: random.fork('scene'),
  });
  return { canvas, painting, brief, style, noise, chance: () => random.fork('style') };
}

/** Picture size in pixels, even in both directions, because video with 4:2:0 chroma needs that. */
export function drawnSize({ ratio, scale = 1 }: Pick<IllustrationRequest, 'ratio' | 'scale'>): [number, number] {
  const [width, height] = ASPECT_RATIOS[ratio];
  return [2 * Math.round((width * scale) / 2), 2 * Math.round((height * scale) / 2)];
}

function toned(palette: Palette, tone: (colour: string) => string): Palette {
  return {
    sky: (at) => tone(palette.sky(at)),
    land: (at) => tone(palette.land(at)),
    sand: (at) => tone(palette.sand(at)),
    water: (at) => tone(palette.water(at)),
    ...{ glow: tone(palette.glow), haze: tone(palette.haze), shade: tone(palette.shade) },
    ...{ wall: tone(palette.wall), surface: tone(palette.surface), light: tone(palette.light) },
    accents: palette.accents.map(tone),
    night: palette.night,
  };
}

import { ASPECT_RATIOS } from '@flint/shared/contracts/image-options';
import sharp from 'sharp';
import { createNoise2D, type NoiseFunction2D } from 'simplex-noise';
import { randomFrom } from '../english/random';
import { textsOf } from '../english/texts-on-picture';
import type { Illustration, IllustrationRequest } from '../spec/illustrator';
import { ILLUSTRATOR_VERSION } from '../spec/illustrator-version';
import { letter } from './lettering/letter';
import { type Palette, paletteFor } from './palette/palette';
import { readPrompt } from './prompt/read-prompt';
import { SCENES } from './scenes/scenes';
import type { Painting } from './scenes/stage';
import { overlaid, type Pixels, rasterise, toPng } from './styles/pixels';
import { STYLES } from './styles/styles';
import { mirrorInWater } from './styles/water';
import { Canvas } from './svg/canvas';

/**
 * Draws a prompt as procedural vector art. Deterministic: equal requests give equal bytes. Seed and prompt decide the
 * composition; style and aspect ratio only change how it is rendered.
 */
export async function illustrate(request: IllustrationRequest): Promise<Illustration> {
  const [width, height] = sizeOf(request);
  const style = STYLES[request.style];
  const brief = readPrompt(request.prompt);
  const randomOf = (seed: number) => randomFrom(`${seed}|${request.prompt.trim().toLowerCase()}`);
  const random = randomOf(request.seed);
  const paletteRandom = randomOf(request.paletteSeed ?? request.seed).fork('palette');
  const palette = toned(paletteFor(brief, paletteRandom, request.palette ?? []), style.tone);
  const canvas = new Canvas(width, height, style.finish, palette.shade);
  const noise = createNoise2D(random.fork('noise').next);
  const unit = Math.min(width, height) / 1000;
  const painting = SCENES[brief.scene]({
    canvas,
    width,
    height,
    unit,
    brief,
    palette,
    random: random.fork('scene'),
    noise,
  });
  const named = brief.colours.map((colour) => colour.hex);
  const developed = await style.develop(await render(canvas, painting, noise), random.fork('style'), named);
  const texts = textsOf(request.prompt, request.texts ?? []);
  const manner = { style: request.style, moods: brief.moods, words: brief.words };
  const pixels = await letter(developed, texts, manner, painting.quiet);
  const image = await toPng(pixels);
  const { dominant } = await sharp(image).stats();
  return {
    version: ILLUSTRATOR_VERSION,
    image,
    contentType: 'image/png',
    width,
    height,
    scene: brief.scene,
    dominantColor: hexOf(dominant),
    svg: await canvas.document(painting.back + (painting.front ?? '')),
    groups: [],
  };
}

/** Picture size in pixels, even in both directions, because video with 4:2:0 chroma needs that. */
function sizeOf({ ratio, scale = 1 }: IllustrationRequest): [number, number] {
  const [width, height] = ASPECT_RATIOS[ratio];
  return [2 * Math.round((width * scale) / 2), 2 * Math.round((height * scale) / 2)];
}

/** Renders the layers of a painting: the background, its reflection, the foreground. */
async function render(canvas: Canvas, { back, mirror, front }: Painting, noise: NoiseFunction2D): Promise<Pixels> {
  const pixels = await rasterise(await canvas.document(back));
  if (mirror) mirrorInWater(pixels, mirror, noise);
  return front ? overlaid(pixels, await canvas.document(front)) : pixels;
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

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

import sharp from 'sharp';
import { textsOf } from '../english/texts-on-picture';
import type { Illustration, IllustrationRequest } from '../spec/illustrator';
import { ILLUSTRATOR_VERSION } from '../spec/illustrator-version';
import { type Composition, compose } from './compose';
import { groupsOf } from './groups/boxes';
import { letteringFor } from './lettering/letter';
import { overlaid, type Pixels, rasterise, toPng } from './styles/pixels';
import { mirrorInWater } from './styles/water';

/** Draws a prompt as procedural vector art. Deterministic: equal requests give equal bytes. */
export async function illustrate(request: IllustrationRequest): Promise<Illustration> {
  const composition = compose(request);
  const { canvas, painting, brief } = composition;
  const developed = await develop(composition, await render(composition));
  const lettering = letteringOf(request, composition, developed);
  const image = await toPng(lettering ? await overlaid(developed, lettering) : developed);
  const { dominant } = await sharp(image).stats();
  return {
    version: ILLUSTRATOR_VERSION,
    image,
    contentType: 'image/png',
    width: canvas.width,
    height: canvas.height,
    scene: brief.scene,
    dominantColor: hexOf(dominant),
    svg: await canvas.document(painting.back + (painting.front ?? '')),
    groups: await groupsOf(canvas, painting),
  };
}

/** Renders the layers of a painting: the background, its reflection, the foreground. */
export async function render(
  { canvas, painting: { back, mirror, front }, noise }: Composition,
  document = (body: string) => canvas.document(body),
): Promise<Pixels> {
  const pixels = await rasterise(await document(back));
  if (mirror) mirrorInWater(pixels, mirror, noise);
  return front ? overlaid(pixels, await document(front)) : pixels;
}

/** Applies the picture's style; `more` are colours beside those that the prompt names. */
export function develop(
  { brief, style, chance }: Composition,
  pixels: Pixels,
  more: readonly string[] = [],
): Promise<Pixels> {
  return style.develop(pixels, chance(), [...brief.colours.map(({ hex }) => hex), ...more]);
}

/** The lettering of a picture as an SVG to lay over it; undefined where it has none. */
export function letteringOf(
  { prompt, texts = [], style }: IllustrationRequest,
  { brief: { moods, words }, painting: { quiet } }: Composition,
  developed: Pixels,
): string | undefined {
  return letteringFor(developed, textsOf(prompt, texts), { style, moods, words }, quiet);
}

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

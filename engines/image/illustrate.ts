import sharp from 'sharp';
import { textsOf } from '../english/texts-on-picture';
import type { Illustration, IllustrationRequest } from '../spec/illustrator';
import { ILLUSTRATOR_VERSION } from '../spec/illustrator-version';
import { type Composition, compose } from './compose';
import { findGroups } from './groups/boxes';
import { onlySubjects } from './groups/marked';
import type { Box } from './lettering/block';
import { letteringFor } from './lettering/letter';
import { isColoured, paintsItself } from './prompt/painted';
import { overlaid, type Pixels, rasterise, toPng } from './styles/pixels';
import { mirrorInWater } from './styles/water';

/** Draws a prompt as procedural vector art. Deterministic: equal requests give equal bytes. */
export async function illustrate(request: IllustrationRequest): Promise<Illustration> {
  const composition = compose(request);
  const { canvas, painting, brief } = composition;
  const developed = await develop(composition, await render(composition));
  const lettering = findLettering(request, composition, developed);
  const image = await toPng(lettering ? await overlaid(developed, lettering) : developed);
  const { dominant } = await sharp(image).stats();
  return {
    version: ILLUSTRATOR_VERSION,
    image,
    contentType: 'image/png',
    ...canvas.output,
    scene: brief.scene,
    dominantColor: hexOf(dominant),
    svg: await canvas.document(painting.back + (painting.front ?? '')),
    groups: await findGroups(canvas, painting),
  };
}

/** Renders the layers of a painting: the background, its reflection, the foreground. */
export async function render(
  { canvas, painting: { back, mirror, front }, noise }: Composition,
  document = (body: string) => canvas.document(body),
): Promise<Pixels> {
  const pixels = await rasterise(await document(back));
  if (mirror) mirrorInWater(pixels, { ...mirror, from: mirror.from * canvas.scale }, noise);
  return front ? overlaid(pixels, await document(front)) : pixels;
}

/** Applies the picture's style; `coloured` names subjects that have a colour beside those of the prompt. */
export async function develop(
  composition: Composition,
  pixels: Pixels,
  coloured: readonly string[] = [],
): Promise<Pixels> {
  const { brief, style, chance } = composition;
  const named = brief.colours.filter((colour) => !paintsItself(colour)).map(({ hex }) => hex);
  const isOne = (name: string) => coloured.includes(name) || isColoured(name, brief.colours);
  const subjects = style.asksForSubjects
    ? { all: await maskOf(composition, () => true), coloured: await maskOf(composition, isOne) }
    : undefined;
  return style.develop(pixels, chance(), { named, ...(subjects && { subjects }) });
}

/** Where subjects are drawn: 1 there, 0 elsewhere, per pixel. */
async function maskOf({ canvas, painting }: Composition, chosen: (name: string) => boolean): Promise<Uint8Array> {
  const alone = onlySubjects(painting.back + (painting.front ?? ''), chosen);
  const alpha = await sharp(Buffer.from(await canvas.document(alone)), { unlimited: true })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  return alpha.map((value) => (value > 127 ? 1 : 0));
}

/** The lettering of a picture as an SVG to lay over it; undefined where it has none. */
export function findLettering(
  { prompt, texts = [], style }: IllustrationRequest,
  { canvas, brief: { moods, words }, painting }: Composition,
  developed: Pixels,
): string | undefined {
  const quiet = painting.quiet && scaled(painting.quiet, canvas.scale);
  return letteringFor(developed, textsOf(prompt, texts), { style, moods, words }, quiet);
}

const scaled = ({ x, y, width, height }: Box, by: number): Box => ({
  ...{ x: x * by, y: y * by, width: width * by, height: height * by },
});

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

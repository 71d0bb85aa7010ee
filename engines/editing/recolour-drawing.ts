import { type Composition, compose } from '../image/compose';
import { markedIn } from '../image/groups/marked';
import { swapped, tinted } from '../image/groups/recolour-markup';
import { develop, findLettering, render } from '../image/illustrate';
import { safeHex } from '../image/palette/colour';
import { kindsOf } from '../image/prompt/kinds';
import { overlaid, type Pixels } from '../image/styles/pixels';
import type { Canvas } from '../image/svg/canvas';
import type { IllustrationRequest } from '../spec/illustrator';
import type { EditStep } from '../spec/picture-editor';
import { layOver } from './lay-over';

/**
 * Paints subjects of a drawing in other colours: the drawing is composed again, only their groups are taken from the new
 * one, and what changed is laid over the picture. Everything else keeps its pixels.
 * @param picture the drawing as it stands; drawn from the request when left out
 */
export async function recolourDrawing(
  request: IllustrationRequest,
  steps: readonly EditStep[],
  picture?: Pixels,
): Promise<Pixels> {
  const original = compose(request);
  const rendered = await render(original);
  const developed = await develop(original, rendered);
  const lettering = findLettering(request, original, developed);
  const lettered = async (pixels: Pixels) => (lettering ? overlaid(pixels, lettering) : pixels);
  const { painting, canvases, coloured } = repaint(request, original, steps);
  const after = await render({ ...original, painting }, (body) => original.canvas.document(body, ...canvases));
  const fresh = await lettered(await develop(original, after, coloured));
  return layOver(picture ?? (await lettered(developed)), fresh, rendered, after, request.style);
}

/** The painting with subjects in other colours, and the canvases that their groups come from. */
function repaint(request: IllustrationRequest, original: Composition, steps: readonly EditStep[]) {
  let { painting } = original;
  const canvases: Canvas[] = [];
  const coloured: string[] = [];
  for (const [index, { target, colour }] of steps.entries()) {
    const hex = typeof colour === 'string' ? safeHex(colour) : undefined;
    if (typeof target !== 'string' || !hex) continue;
    const other = compose(request, { nouns: [target, ...kindsOf(target)], hex, prefix: `e${index}x` });
    const layer = (own: string, before: string, theirs: string) =>
      swapped(own, repainted(original.canvas, before, other.canvas, theirs, target, hex), (name) => name === target);
    const back = layer(painting.back, original.painting.back, other.painting.back);
    const front = layer(painting.front ?? '', original.painting.front ?? '', other.painting.front ?? '');
    painting = { ...painting, back, ...(front && { front }) };
    canvases.push(other.canvas);
    coloured.push(target);
  }
  return { painting, canvases, coloured };
}

/** The other drawing's layer, its groups tinted where their painter took no notice of the colour. */
function repainted(own: Canvas, before: string, canvas: Canvas, theirs: string, target: string, hex: string): string {
  const groups = markedIn(before);
  let out = '';
  let from = 0;
  for (const [index, { name, start, end }] of markedIn(theirs).entries()) {
    const was = groups[index];
    if (name !== target || !was) continue;
    const markup = theirs.slice(start, end);
    const same = canvas.inlined(markup) === own.inlined(before.slice(was.start, was.end));
    out += theirs.slice(from, start) + (same ? tinted(canvas, markup, hex) : markup);
    from = end;
  }
  return out + theirs.slice(from);
}

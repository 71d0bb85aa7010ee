import sharp from 'sharp';
import { type Composition, compose } from '../image/compose';
import { onlySubjects } from '../image/groups/marked';
import { develop, render } from '../image/illustrate';
import { overlaid, type Pixels } from '../image/styles/pixels';
import { EditError } from '../spec/edit-error';
import type { CutOutOrder, EditedPicture } from '../spec/picture-editor';
import { finished } from './finished';
import { isPresent } from './is-present';
import { bleed } from './raster/bleed';
import { withAlpha, withoutAlpha } from './raster/channels';
import type { Raster } from './raster/raster';

const NOTHING = 'There is nothing in front of this picture to cut out.';
const OLDER = 'This picture was drawn by an older version, so it cannot be cut out exactly. Draw it again first.';

/**
 * Cuts the subjects out of a drawing: their groups are rendered alone, whose alpha is exact, and developed in the picture's
 * style.
 * @throws {EditError} for a drawing of another version, and for one without subjects
 */
export async function cutOutDrawing({ drawing }: CutOutOrder): Promise<EditedPicture> {
  if (!isPresent(drawing)) throw new EditError(OLDER);
  const composition = compose(drawing.request);
  const { canvas, painting } = composition;
  const alone = await canvas.document(onlySubjects(painting.back + (painting.front ?? ''), () => true));
  const layer = await rasterOf(alone);
  if (!layer.data.some((value, at) => at % 4 === 3 && value > 127)) throw new EditError(NOTHING);
  const ground = await groundFor(composition, layer, alone);
  const developed = composition.style.finish === 'flat' ? ground : await develop(composition, ground);
  const alpha = Uint8Array.from({ length: layer.width * layer.height }, (_, pixel) => layer.data[pixel * 4 + 3] ?? 0);
  return finished(withAlpha(developed, alpha), []);
}

/**
 * What the style is developed on: the subjects with their own colours carried beyond their edges, so that nothing of the
 * background is left in soft ones. A pencil needs the picture around, whose contours and tones it follows.
 */
async function groundFor(composition: Composition, layer: Raster, alone: string): Promise<Pixels> {
  if (composition.style.asksForSubjects) return overlaid(await render(composition), alone);
  return withoutAlpha(await bleed(layer, 128));
}

async function rasterOf(svg: string): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

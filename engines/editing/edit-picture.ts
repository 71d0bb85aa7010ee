import sharp from 'sharp';
import { sizeOf } from '../image/compose';
import type { Pixels } from '../image/styles/pixels';
import { EditError } from '../spec/edit-error';
import { ILLUSTRATOR_VERSION } from '../spec/illustrator-version';
import type { Drawing, EditedPicture, EditOrder, EditStep } from '../spec/picture-editor';
import { editPixels } from './edit-pixels';
import { finished } from './finished';
import type { Raster } from './raster/raster';
import { readPicture } from './raster/read-picture';
import { recolourDrawing } from './recolour-drawing';

const NOT_ALONE = 'Only in our own drawings of the present version can one subject be changed alone.';

/**
 * Carries out a plan on a picture. Steps that colour a subject need a drawing of this version; a picture of another
 * version is edited as pixels, and its notes say what was left out.
 * @throws {EditError} when the picture cannot be edited, with the reason for the user
 */
export async function editPicture({ image, plan, strength, drawing, seed }: EditOrder): Promise<EditedPicture> {
  const { raster, notes } = await readPicture(image);
  const alone = plan.steps.filter(({ operation }) => operation === 'recolour');
  const rest = plan.steps.filter(({ operation }) => operation !== 'recolour');
  const drawn = alone.length > 0 && isPresent(drawing) ? await recoloured(raster, drawing, alone) : undefined;
  if (alone.length > 0 && !drawn) {
    if (rest.length === 0) throw new EditError(NOT_ALONE);
    notes.push(leftOut(drawing, alone));
  }
  const edited = await editPixels(drawn ?? raster, { ...plan, steps: rest }, { strength, seed });
  return finished(edited.raster, [...notes, ...edited.notes]);
}

/** Whether a drawing can be drawn again by this version. */
export const isPresent = (drawing: Drawing | undefined): drawing is Drawing => drawing?.version === ILLUSTRATOR_VERSION;

/** A drawing with subjects in other colours; the picture itself is kept where it has the drawing's size. */
async function recoloured(raster: Raster, { request }: Drawing, steps: readonly EditStep[]): Promise<Raster> {
  const [width, height] = sizeOf(request);
  const same = raster.width === width && raster.height === height;
  const { data, ...size } = await recolourDrawing(request, steps, same ? await opaque(raster) : undefined);
  const out = new Uint8Array(size.width * size.height * 4).fill(255);
  for (let pixel = 0; pixel < size.width * size.height; pixel += 1) {
    out.set(data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
  }
  return { data: out, ...size };
}

async function opaque({ data, width, height }: Raster): Promise<Pixels> {
  const pixels = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer();
  return { data: pixels, width, height };
}

function leftOut(drawing: Drawing | undefined, steps: readonly EditStep[]): string {
  const said = steps.map(({ says }) => `"${says}"`).join(', ');
  const why = drawing
    ? 'This picture was drawn by an older version, so it was edited as pixels'
    : 'This picture is none of our drawings, so it was edited as pixels';
  return `${why}: ${said} was left out.`;
}

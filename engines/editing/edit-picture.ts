import { drawnSize } from '../image/compose';
import { EditError } from '../spec/edit-error';
import type { Drawing, EditedPicture, EditOrder, EditStep } from '../spec/picture-editor';
import { editPixels } from './edit-pixels';
import { finished } from './finished';
import { isPresent } from './is-present';
import { withAlpha, withoutAlpha } from './raster/channels';
import { toEightBits } from './raster/eight-bits';
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

/** A drawing with subjects in other colours; the picture itself is kept where it has the drawing's size. */
async function recoloured(raster: Raster, { request }: Drawing, steps: readonly EditStep[]): Promise<Raster> {
  const [width, height] = drawnSize(request);
  const same = raster.width === width && raster.height === height;
  return withAlpha(await recolourDrawing(request, steps, same ? withoutAlpha(toEightBits(raster)) : undefined));
}

function leftOut(drawing: Drawing | undefined, steps: readonly EditStep[]): string {
  const said = steps.map(({ says }) => `"${says}"`).join(', ');
  const why = drawing
    ? 'This picture was drawn by an older version, so it was edited as pixels'
    : 'This picture is none of our drawings, so it was edited as pixels';
  return `${why}: ${said} was left out.`;
}

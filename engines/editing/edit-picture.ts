import type { EditedPicture, EditOrder } from '../spec/picture-editor';
import { editPixels } from './edit-pixels';
import { finished } from './finished';
import { readPicture } from './raster/read-picture';

/**
 * Carries out a plan on a picture.
 * @throws {EditError} when the picture cannot be edited, with the reason for the user
 */
export async function editPicture({ image, plan, strength, seed }: EditOrder): Promise<EditedPicture> {
  const { raster, notes } = await readPicture(image);
  const edited = await editPixels(raster, plan, { strength, seed });
  return finished(edited.raster, [...notes, ...edited.notes]);
}

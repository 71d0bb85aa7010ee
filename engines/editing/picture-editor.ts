import type { PictureEditor, PictureWork } from '../spec/picture-editor';
import { planEdit } from './reading/plan-edit';

/** The built-in editor of pictures: it reads words at once, and works in the illustrator's threads. */
export const createPictureEditor = ({ edit, upscale, cutOut }: PictureWork): PictureEditor => ({
  plan: planEdit,
  edit,
  upscale,
  cutOut,
});

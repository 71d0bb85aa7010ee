import { type Answer, toAnswer } from '../editing/answer';
import { cutOutDrawing } from '../editing/cut-out';
import { editPicture } from '../editing/edit-picture';
import { upscalePicture } from '../editing/upscale';
import type { Illustration, IllustrationRequest, LetteringRequest } from '../spec/illustrator';
import type { CutOutOrder, EditedPicture, EditOrder, UpscaledPicture, UpscaleOrder } from '../spec/picture-editor';
import { lowerPriority } from '../workers/lower-priority';
import type { Work } from '../workers/worker-slot';
import { illustrate } from './illustrate';
import { letterImage } from './lettering/letter-image';

lowerPriority();

/** Worker entry: takes a request, returns a picture. */
export default function draw({ task }: Work<IllustrationRequest>): Promise<Illustration> {
  return illustrate(task);
}

/** Named worker entry: sets lettering on a finished picture. */
export function letter({ task }: Work<LetteringRequest>): Promise<Uint8Array> {
  return letterImage(task);
}

/** Named worker entry: carries out the plan of an edit. */
export function edit({ task }: Work<EditOrder>): Promise<Answer<EditedPicture>> {
  return toAnswer(editPicture(task));
}

/** Named worker entry: enlarges a picture. */
export function upscale({ task }: Work<UpscaleOrder>): Promise<Answer<UpscaledPicture>> {
  return toAnswer(upscalePicture(task));
}

/** Named worker entry: cuts the subjects out of a drawing. */
export function cutOut({ task }: Work<CutOutOrder>): Promise<Answer<EditedPicture>> {
  return toAnswer(cutOutDrawing(task));
}

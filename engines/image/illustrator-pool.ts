import type { Answer } from '../editing/answer';
import { EditError } from '../spec/edit-error';
import type { Illustration, IllustratorPool } from '../spec/illustrator';
import type { EditedPicture, PictureWork } from '../spec/picture-editor';
import { createWorkerSlot, type WorkerSlotOptions } from '../workers/worker-slot';
import { layoutOf, wordsFor } from './layout-of';
import { paletteOf } from './palette-of';

/** Worker pool of the illustrator: a picture is a second or two of CPU-bound work, kept off the event loop. */
export function createIllustratorPool(options: WorkerSlotOptions): IllustratorPool & PictureWork {
  const slot = createWorkerSlot(options);
  const work = async <Made extends EditedPicture>(name: string, order: object, signal?: AbortSignal): Promise<Made> => {
    const answer = await slot.run<Answer<Made>>(order, { name, signal });
    if ('refused' in answer) throw new EditError(answer.refused);
    return { ...answer.made, image: asBuffer(answer.made.image) };
  };
  return {
    draw: async (request, signal) => {
      const drawn = await slot.run<Illustration>(request, { signal });
      return { ...drawn, image: asBuffer(drawn.image) };
    },
    letter: (request, signal) => slot.run<Uint8Array>(request, { name: 'letter', signal }),
    edit: (order, signal) => work('edit', order, signal),
    upscale: (order, signal) => work('upscale', order, signal),
    cutOut: (order, signal) => work('cutOut', order, signal),
    paletteOf: (picture) => paletteOf(asBuffer(picture)),
    wordsFor: async (picture) => wordsFor(await layoutOf(asBuffer(picture))),
    close: () => slot.close(),
  };
}

/** Structured clone turns a Buffer into a Uint8Array; this restores it without copying. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

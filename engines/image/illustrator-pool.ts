import type { Illustration, IllustratorPool } from '../spec/illustrator';
import { createWorkerSlot, type WorkerSlotOptions } from '../workers/worker-slot';
import { layoutOf, wordsFor } from './layout-of';
import { paletteOf } from './palette-of';

/** Worker pool of the illustrator: a picture is a second or two of CPU-bound work, kept off the event loop. */
export function createIllustratorPool(options: WorkerSlotOptions): IllustratorPool {
  const slot = createWorkerSlot(options);
  return {
    draw: async (request, signal) => {
      const drawn = await slot.run<Illustration>(request, { signal });
      return { ...drawn, image: asBuffer(drawn.image) };
    },
    letter: (request, signal) => slot.run<Uint8Array>(request, { name: 'letter', signal }),
    paletteOf: (picture) => paletteOf(asBuffer(picture)),
    wordsFor: async (picture) => wordsFor(await layoutOf(asBuffer(picture))),
    close: () => slot.close(),
  };
}

/** Structured clone turns a Buffer into a Uint8Array; this restores it without copying. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

import type { Illustration, IllustratorPool } from '../spec/illustrator';
import { createWorkerSlot, type WorkerSlotOptions } from '../workers/worker-slot';
import { layoutOf, wordsFor } from './layout-of';
import { paletteOf } from './palette-of';

/** Keeps drawing off the event loop: a picture takes a second or two of pure computing. */
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

/** Buffers cross threads as plain byte arrays. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

import { createWorkerSlot, type WorkerSlotOptions } from '../workers/worker-slot';
import type { Illustration, IllustrationRequest } from './illustrate';
import type { LetteringRequest } from './lettering/letter-image';

export interface IllustratorPool {
  /**
   * Draws in a worker thread; requests beyond the threads wait in line.
   * @throws an `AbortError` when the signal fires: a waiting request leaves the line, a running worker is stopped
   */
  draw(request: IllustrationRequest, signal?: AbortSignal): Promise<Illustration>;
  /** Sets words on a finished picture, in line with the drawings. @throws as `draw` */
  letter(request: LetteringRequest, signal?: AbortSignal): Promise<Uint8Array>;
  /** Stops the workers; pending pictures are rejected. */
  close(): Promise<void>;
}

/** Keeps drawing off the event loop: a picture takes a second or two of pure computing. */
export function createIllustratorPool(options: WorkerSlotOptions): IllustratorPool {
  const slot = createWorkerSlot(options);
  return {
    draw: async (request, signal) => {
      const drawn = await slot.run<Illustration>(request, { signal });
      return { ...drawn, image: asBuffer(drawn.image) };
    },
    letter: (request, signal) => slot.run<Uint8Array>(request, { name: 'letter', signal }),
    close: () => slot.close(),
  };
}

/** Buffers cross threads as plain byte arrays. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Illustration, IllustrationRequest } from './illustrate';
import type { LetteringRequest } from './lettering/letter-image';

export interface IllustratorPoolOptions {
  /** The built `illustrator.worker`. */
  workerFile: string | URL;
  /** Pictures drawn at once; each keeps one core busy. One unless told. */
  threads?: number;
}

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
export function createIllustratorPool({ workerFile, threads = 1 }: IllustratorPoolOptions): IllustratorPool {
  const pool = new Piscina({
    filename: workerFile instanceof URL ? fileURLToPath(workerFile) : workerFile,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
  });
  return {
    draw: async (request, signal) => {
      const drawn: Illustration = await pool.run(request, signal ? { signal } : {});
      return { ...drawn, image: asBuffer(drawn.image) };
    },
    letter: (request, signal) => pool.run(request, { name: 'letter', ...(signal ? { signal } : {}) }),
    close: () => pool.destroy(),
  };
}

/** Buffers cross threads as plain byte arrays. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

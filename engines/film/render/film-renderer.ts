import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FilmRenderer } from './film';

/**
 * Renders films in a worker thread each, because camera moves are CPU-bound. An abort ends the thread.
 * @param workerFile the built `film.worker`
 */
export function createFilmRenderer(workerFile: URL): FilmRenderer {
  return async function* render(film, signal) {
    signal?.throwIfAborted();
    const worker = new Worker(workerFile, { workerData: film });
    try {
      // Prefetches one frame: the next is rendered while the last is written.
      worker.postMessage('next');
      for (;;) {
        const [frame] = (await once(worker, 'message', signal ? { signal } : {})) as [Uint8Array | null];
        if (!frame) return;
        worker.postMessage('next');
        yield frame;
      }
    } finally {
      await worker.terminate();
    }
  };
}

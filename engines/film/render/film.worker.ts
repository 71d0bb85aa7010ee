import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../../workers/lower-priority';
import type { Film } from './film';
import { renderFilm } from './render-film';

lowerPriority();

/** Worker entry: one film for one thread. Answers each message with the next frame, null after the last. */
const frames = renderFilm(workerData as Film);
parentPort?.on('message', async () => {
  const { value, done } = await frames.next();
  if (done) parentPort?.postMessage(null);
  else parentPort?.postMessage(value, [value.buffer as ArrayBuffer]);
});

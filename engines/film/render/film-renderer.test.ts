import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Film } from './film';
import { createFilmRenderer } from './film-renderer';

/** Answers with as many frames as the film has; never answers for a film of width 0. */
const WORKER = `import { parentPort, workerData } from 'node:worker_threads';
let at = 0;
parentPort.on('message', () => {
  if (workerData.width === 0) for (;;) at += 1;
  if (workerData.height === 0) throw new Error('no such picture');
  parentPort.postMessage(at < workerData.frames ? new Uint8Array([at++]) : null);
});`;

const film = (more: Partial<Film> = {}): Film => ({
  ...{ width: 2, height: 2, framesPerSecond: 30, frames: 3, scenes: [], strength: 1, hand: 0 },
  ...more,
});

let folder: string;
let worker: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'film-renderer-'));
  await writeFile(join(folder, 'worker.mjs'), WORKER);
  worker = pathToFileURL(join(folder, 'worker.mjs'));
});
afterAll(() => rm(folder, { recursive: true }));

async function numbersOf(frames: AsyncIterable<Uint8Array>): Promise<(number | undefined)[]> {
  const numbers: (number | undefined)[] = [];
  for await (const [number] of frames) numbers.push(number);
  return numbers;
}

test('frames arrive in order, and end', async () => {
  expect(await numbersOf(createFilmRenderer(worker)(film()))).toEqual([0, 1, 2]);
});

test('an error in the thread is thrown to the caller', async () => {
  await expect(numbersOf(createFilmRenderer(worker)(film({ height: 0 })))).rejects.toThrow('no such picture');
});

test('an abort ends a thread that never answers', async () => {
  const abort = new AbortController();
  const endless = numbersOf(createFilmRenderer(worker)(film({ width: 0 }), abort.signal));
  setImmediate(() => abort.abort());
  await expect(endless).rejects.toMatchObject({ name: 'AbortError' });
});

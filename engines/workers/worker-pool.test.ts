import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKER_FAULTS, type WorkerFault } from '../spec/worker-fault';
import { createWorkerPool, type WorkerPool } from './worker-pool';

let folder: string;
let pool: WorkerPool;
const told: WorkerFault[] = [];
const listen = (message: unknown) => void told.push(message as WorkerFault);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-pool-'));
  subscribe(WORKER_FAULTS, listen);
});
beforeEach(() => void told.splice(0));
afterEach(() => pool.close());
afterAll(async () => {
  unsubscribe(WORKER_FAULTS, listen);
  await rm(folder, { recursive: true });
});

/** A pool of a worker of these words. */
async function poolOf(name: string, words: string, threads?: number): Promise<string> {
  const workerFile = join(folder, `${name}.mjs`);
  await writeFile(workerFile, words);
  pool = createWorkerPool({ workerFile, idleMs: 60_000, threads });
  return workerFile;
}

const NOT_STARTED = {
  ...{ kind: 'not_installed', message: 'The part of this server that makes this could not be started.' },
};

test.each([1, 2])(
  'of %i threads: a worker that cannot load fails every task that waits, and is told',
  async (threads) => {
    await poolOf('broken', 'throw new Error("no language data");', threads);
    const tasks = [pool.run(1), pool.run(2), pool.run(3)];
    const ended = await Promise.allSettled(tasks);
    expect(ended).toEqual(ended.map(() => ({ status: 'rejected', reason: expect.objectContaining(NOT_STARTED) })));
    const [{ reason } = { reason: undefined }] = ended as PromiseRejectedResult[];
    expect(reason).toMatchObject({ diagnostic: 'broken.mjs: Error: no language data' });
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]).toEqual({ file: 'broken.mjs', error: expect.objectContaining({ message: 'no language data' }) });
  },
);

test('a worker that loads later does the task that is asked then', async () => {
  const file = await poolOf('mended', 'throw new Error("not yet");');
  await expect(pool.run(1)).rejects.toMatchObject(NOT_STARTED);
  await writeFile(file, 'export default (task) => task * 2;');
  expect(await pool.run(21)).toBe(42);
});

test('an error of a task is the task’s own, and told to nobody else', async () => {
  await poolOf('sound', 'export default (task) => { if (task < 0) throw new Error("below zero"); return task; };');
  await expect(pool.run(-1)).rejects.toThrow('below zero');
  expect(await pool.run(1)).toBe(1);
  expect(told).toEqual([]);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorkerPool } from '@flint/engines/workers/worker-pool';
import { logWorkerFaults } from './logger';

test('a worker that cannot be loaded is one line of the log, until nobody listens', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'worker-faults-'));
  const workerFile = join(folder, 'tools.worker.mjs');
  await writeFile(workerFile, 'throw new Error("no language data");');
  const error = jest.fn();
  const end = logWorkerFaults({ error });
  const pool = createWorkerPool({ workerFile, idleMs: 1_000 });
  await expect(pool.run({})).rejects.toMatchObject({ kind: 'not_installed' });
  end();
  await expect(pool.run({})).rejects.toMatchObject({ kind: 'not_installed' });
  expect(error.mock.calls).toEqual([
    [
      {
        ...{ worker: 'tools.worker.mjs', remedy: expect.any(String) },
        err: expect.objectContaining({ message: 'no language data' }),
      },
      'the worker tools.worker.mjs could not be started: its orders fail',
    ],
  ]);
  await pool.close();
  await rm(folder, { recursive: true });
});

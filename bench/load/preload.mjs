// Imported before the server: SIGUSR2 collects garbage, and writes what is left, in MB, into LOAD_MEMORY_FILE.
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const MB = 2 ** 20;

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const file = process.env.LOAD_MEMORY_FILE;
  process.on('SIGUSR2', () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    // Under another name first, so that a reader finds all of it or nothing.
    writeFileSync(`${file}.draft`, String((heapUsed + external) / MB));
    renameSync(`${file}.draft`, file);
  });
}

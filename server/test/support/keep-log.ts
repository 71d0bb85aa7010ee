import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '../../..');
let servers = 0;

/**
 * Keeps a server's output for whoever reads a failed run: `.build/logs/server-test-….test.ts/1.log`, with a number for
 * each server of the test file. `npm test` names the folder of a file that failed.
 */
export function keepLog(output: string): void {
  const file = expect.getState().testPath;
  if (!file) return;
  const folder = join(ROOT, '.build/logs', relative(ROOT, file).replaceAll('/', '-'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${++servers}.log`), output);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(__dirname, '../../..');
let servers = 0;

/**
 * Keeps a server's output for whoever reads a failed run: `.build/logs/server-test-….test.ts/1.log`, with a number for
 * each server of the test file. `npm test` names the folder of a file that failed.
 */
export function keepLog(output: string): void {
  const file = expect.getState().testPath;
  if (!file) return;
  keep(join(relative(ROOT, file).replaceAll('/', '-'), `${++servers}.log`), output);
}

/** Keeps the log of the server that test files share: `.build/logs/shared.log`. */
export const keepSharedLog = (output: string): void => keep('shared.log', output);

function keep(name: string, output: string): void {
  const file = join(ROOT, '.build/logs', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, output);
}

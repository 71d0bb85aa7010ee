import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../../..');
const OUTPUT = join(ROOT, '.build/test');

/** Programs that Node runs beside the tests, of our own sources. */
export const PROGRAMS = {
  holder: join(OUTPUT, 'holder.cjs'),
  prepareDatabase: join(OUTPUT, 'prepare-database.cjs'),
} as const;

/** Builds them all. */
export async function buildPrograms(): Promise<void> {
  const rspack = join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  await promisify(execFile)(process.execPath, [rspack, 'build', '-c', join(__dirname, 'programs.rspack.mjs')]);
}

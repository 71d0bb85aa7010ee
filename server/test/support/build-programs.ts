import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../../..');
const OUTPUT = join(ROOT, '.build/test');

/** Our own programs that Node runs as separate processes in tests. */
export const PROGRAMS = {
  holder: join(OUTPUT, 'holder.cjs'),
  prepareDatabase: join(OUTPUT, 'prepare-database.cjs'),
} as const;

/** Builds all programs. */
export async function buildPrograms(): Promise<void> {
  const rspack = join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  await promisify(execFile)(process.execPath, [rspack, 'build', '-c', join(__dirname, 'programs.rspack.mjs')]);
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../../..');

/** Builds the program that holds a database open. @returns its path */
export async function bundleHolder(): Promise<string> {
  const rspack = join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
  await promisify(execFile)(process.execPath, [rspack, 'build', '-c', join(__dirname, 'holder.rspack.mjs')]);
  return join(ROOT, '.build/test/holder.cjs');
}

import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hashFiles } from '../hash-files.mjs';
import { ROOT } from '../root.mjs';
import { programOf, run } from '../run.mjs';
import { INPUTS } from '../workspaces.mjs';
import { Failure } from './failure.mjs';

const LIMITS = { maxOldGenerationSizeMb: 256, stackSizeMb: 8 };
/** Longest a remote may take to load, in milliseconds. */
const LOAD_MS = 20_000;

/**
 * Loads a built remote in a worker of its own, with the shared modules of the shell of this checkout.
 * @param {string} remote
 * @param {string} folder of the build
 * @param {number} [loadMs] longest it may take to load, in milliseconds
 * @returns {Promise<string | undefined>} what is wrong with it; undefined for a lifecycle of this contract
 */
export async function lifecycleFault(remote, folder, loadMs = LOAD_MS) {
  const host = await buildHost();
  const worker = new Worker(new URL('lifecycle-worker.mjs', import.meta.url), {
    workerData: { remote, folder, host },
    resourceLimits: LIMITS,
    env: {},
    stdout: true,
    stderr: true,
  });
  try {
    const fault = await new Promise((resolve) => {
      const late = setTimeout(() => resolve(`it does not load within ${loadMs / 1000} s`), loadMs);
      const end = (words) => {
        clearTimeout(late);
        resolve(words);
      };
      worker.once('message', end);
      worker.once('error', ({ message }) => end(message));
      worker.once('exit', () => end('it ended the worker'));
    });
    return fault === null ? undefined : `${remote} cannot be mounted: ${fault}`;
  } finally {
    await worker.terminate();
  }
}

/** Builds the host once for each state of its sources. @returns its folder */
async function buildHost() {
  const all = join(ROOT, '.build', 'lifecycle-host');
  const hash = hashFiles(INPUTS.shell).slice(0, 16);
  const folder = join(all, hash);
  if (existsSync(join(folder, 'host.js'))) return folder;
  mkdirSync(all, { recursive: true });
  for (const name of readdirSync(all)) rmSync(join(all, name), { recursive: true });
  const args = ['build', '-c', 'shell/lifecycle-host.config.ts', '--mode', 'production', '--output-path', folder];
  const { code, output } = await run(process.execPath, [programOf('@rspack/cli', 'rspack'), ...args], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Failure(`${output.trim()}\nThe shell's shared modules do not build.`);
  return folder;
}

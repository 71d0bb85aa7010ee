import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { programOf, run } from '../run.mjs';
import { Failure } from './failure.mjs';

/**
 * Builds one remote into a separate folder, so that the files of a running server stay unchanged.
 * @param {string} remote
 * @param {{ sourceMaps?: boolean }} [options] sourceMaps: written beside the scripts, which do not name them
 * @returns {Promise<string>} the folder
 */
export async function buildRemote(remote, { sourceMaps = false } = {}) {
  const folder = join(ROOT, '.build', 'releases', remote);
  rmSync(folder, { recursive: true, force: true });
  const config = `${remote}/rspack.config.ts`;
  const args = ['build', '-c', config, '--mode', 'production', '--output-path', folder];
  const { code, output } = await run(process.execPath, [programOf('@rspack/cli', 'rspack'), ...args], {
    quiet: true,
    env: { NODE_ENV: 'production', ...(sourceMaps && { SOURCE_MAPS: '1' }) },
  });
  if (code !== 0) throw new Failure(`${output.trim()}\n${remote} does not build.`);
  return folder;
}

/** The commit of the sources; null without one, or when files have changed since. */
export function gitRevision(remote) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  try {
    return git('status', '--porcelain', '--', remote, 'shared') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}

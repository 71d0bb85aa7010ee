import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/**
 * Installs the packages of a folder's lockfile, unless they are installed already. Ends the process when that fails.
 * @param {string} folder absolute
 */
export async function ensureInstalled(folder = ROOT) {
  const modules = join(folder, 'node_modules');
  /** Hash of the lockfile that node_modules was installed from. */
  const stamp = join(modules, '.flint-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.error(`Installing packages (${existsSync(modules) ? 'they changed' : 'once, about a minute'}) …`);
  // `npm ci` refuses a registry that lacks one of the optional packages for other systems.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run(npm, ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) {
    console.error(`${output.trim()}\nnpm install failed. Flint cannot start without its packages.`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const MODULES = join(ROOT, 'node_modules');
/** Stamp with the hash of the lockfile that node_modules was installed from. */
const STAMP = join(MODULES, '.flint-installed');

/** Installs the lockfile's packages, unless they are installed already. Ends the process when that fails. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;

  console.error(`Installing packages (${existsSync(MODULES) ? 'they changed' : 'once, about a minute'}) …`);
  // `npm ci` refuses a registry that lacks one of the optional packages for other systems.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run(npm, ['install', '--no-save', '--no-audit', '--no-fund'], { quiet: true });
  if (code !== 0) {
    console.error(`${output.trim()}\nnpm install failed. Flint cannot start without its packages.`);
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}

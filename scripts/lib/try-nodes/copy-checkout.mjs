import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.mjs';
import { runBounded } from './run-bounded.mjs';

const COPY_MS = 300_000;

/**
 * Copies the working tree and the installed packages, without build output.
 *
 * One installation serves every Node: native packages (sharp, swc, rspack) use Node-API, which is the same in all of them,
 * and PostgreSQL is a program of its own. Packages are hard links where the disk allows it, as nothing writes into them;
 * caches are left behind.
 */
export async function copyCheckout(target) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = (await runBounded('git', list, { cwd: ROOT, limit: COPY_MS })).split('\0').filter(Boolean);
  // A file that is deleted but not committed is still listed.
  const files = listed.filter((file) => existsSync(join(ROOT, file)));
  for (const file of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(ROOT, file), join(target, file));
  }
  const folders = new Set(['node_modules', ...files.map((file) => join(file.split('/')[0], 'node_modules'))]);
  for (const folder of [...folders].filter((name) => existsSync(join(ROOT, name)))) {
    await copyPackages(join(ROOT, folder), join(target, folder));
  }
}

async function copyPackages(from, to) {
  try {
    await runBounded('cp', ['-al', from, to], { limit: COPY_MS });
  } catch {
    // Hard links do not work across disks.
    rmSync(to, { recursive: true, force: true });
    await runBounded('cp', ['-a', from, to], { limit: COPY_MS });
  }
  rmSync(join(to, '.cache'), { recursive: true, force: true });
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './hash-files.mjs';
import { ROOT } from './root.mjs';
import { programOf, run } from './run.mjs';
import { INPUTS, PRODUCT } from './workspaces.mjs';

const STAMPS = join(ROOT, '.build');
const AT_ONCE = 2;

/**
 * Incremental build: builds the workspaces whose inputs changed since their last build. Ends the process when one fails.
 * @param {string[]} names default: the product's
 */
export async function ensureBuilt(names = Object.keys(PRODUCT)) {
  const stale = names.map((name) => ({ name, hash: hashFiles(INPUTS[name]) })).filter((part) => !isFresh(part));
  if (stale.length === 0) return;
  console.error(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  mkdirSync(STAMPS, { recursive: true });

  const failures = [];
  const queue = [...stale];
  const work = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) {
      const failure = await build(part);
      if (failure) failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length === 0) return;
  console.error(failures.join('\n\n'));
  process.exit(1);
}

async function build({ name, hash }) {
  // Removes the stamp first, so that an interrupted build does not count.
  rmSync(stampOf(name), { force: true });
  const args = [programOf('@rspack/cli', 'rspack'), 'build', '-c', `${name}/rspack.config.ts`, '--mode', 'production'];
  const { code, output } = await run(process.execPath, args, { quiet: true, env: { NODE_ENV: 'production' } });
  if (code !== 0) return `${output.trim()}\n${name} does not build.`;
  writeFileSync(stampOf(name), JSON.stringify({ hash }));
  return undefined;
}

function isFresh({ name, hash }) {
  if (!existsSync(stampOf(name)) || !existsSync(join(ROOT, name, 'dist'))) return false;
  return JSON.parse(readFileSync(stampOf(name), 'utf8')).hash === hash;
}

function stampOf(name) {
  return join(STAMPS, `${name}.json`);
}

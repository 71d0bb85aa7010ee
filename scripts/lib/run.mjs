import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * Runs a program and waits for its end.
 * @param {{ env?: Record<string, string>, quiet?: boolean, cwd?: string }} options `cwd` is the repository's root if absent; `quiet` keeps its output instead of showing it
 * @returns {Promise<{ code: number, output: string }>} code 1 for an end by a signal
 */
export function run(command, args, { env = {}, quiet = false, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Path of the script of an installed package's command, to run with this Node.
 * @param {string} command its name, where it differs from the package's
 */
export function programOf(name, command = name) {
  const require = createRequire(join(ROOT, 'package.json'));
  const manifest = findManifest(require, name);
  const { bin } = require(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

function findManifest(require, name) {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return require.resolve(join(folder, name, 'package.json'));
    } catch {
      // Not in this folder: try the parent.
    }
  }
  throw new Error(`${name} is not installed.`);
}

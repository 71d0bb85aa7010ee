/**
 * Shows that Flint works on other releases of Node: `npm run nodes -- [22 24]`. For each it builds, starts, signs up, makes
 * one picture and stops, in a copy of this checkout, and prints a line. Linux on x64 alone: npm has no Node for the rest.
 */
import './lib/check-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { copyCheckout } from './lib/try-nodes/copy-checkout.mjs';
import { installNode } from './lib/try-nodes/install-node.mjs';
import { makePicture } from './lib/try-nodes/make-picture.mjs';
import { runBounded } from './lib/try-nodes/run-bounded.mjs';
import { startServer } from './lib/try-nodes/start-server.mjs';

const DEFAULT_VERSIONS = ['22', '24'];
const BUILD_MS = 900_000;

const wanted = process.argv.slice(2);
const versions = wanted.length > 0 ? wanted : DEFAULT_VERSIONS;
const unfit = versions.find((version) => !/^\d+(\.\d+){0,2}$/.test(version));
if (unfit !== undefined || process.platform !== 'linux' || process.arch !== 'x64') {
  console.error(unfit === undefined ? 'This runs on Linux on x64 alone.' : `"${unfit}" is no version of Node.`);
  process.exit(1);
}
await ensureInstalled();

/** @returns the result in one line @throws Error naming the failed step, with the end of its output */
async function tryNode(version, folder) {
  const { node, exact } = await installNode(version, join(folder, 'node'));
  const checkout = join(folder, 'flint');
  await copyCheckout(checkout);
  const seconds = stopwatch();
  await runBounded(node, ['scripts/build.mjs'], { cwd: checkout, node, limit: BUILD_MS });
  const built = seconds();
  const server = await startServer({ node, checkout, data: join(folder, 'data') });
  const started = seconds();
  try {
    const picture = await makePicture(server.url);
    const made = seconds();
    await server.stop();
    return `Node ${exact}: built in ${built} s, started in ${started} s, signed up, made ${picture} in ${made} s, stopped`;
  } finally {
    await server.kill();
  }
}

function stopwatch() {
  let last = performance.now();
  return () => {
    const passed = (performance.now() - last) / 1000;
    last = performance.now();
    return passed.toFixed(1);
  };
}

for (const version of versions) {
  const folder = mkdtempSync(join(tmpdir(), 'flint-node-'));
  try {
    console.log(await tryNode(version, folder));
  } catch (error) {
    console.log(`Node ${version}: ${error.message}`);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

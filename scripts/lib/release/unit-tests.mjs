import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { programOf, run } from '../run.mjs';

/**
 * Runs the unit tests of a remote.
 * @param {string} remote
 * @returns {Promise<string | undefined>} what fails, with the report of the tests; undefined when they pass
 */
export async function testsFault(remote) {
  const only = `--testPathPatterns=^${join(ROOT, remote).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/`;
  const args = ['--selectProjects', 'unit-browser', 'unit-plain', '--reporters=default', '--silent', only];
  const { code, output } = await run(process.execPath, [programOf('jest'), ...args], { quiet: true });
  if (code === 0) return undefined;
  return `${output.trim()}\nUnit tests of ${remote} fail: npx jest ${remote}/`;
}

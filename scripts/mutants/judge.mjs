import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { programOf, run } from '../lib/run.mjs';

/** Builds the server of a folder. @throws Error with the compiler's output when it fails */
export async function buildServer(folder) {
  const args = [programOf('@rspack/cli', 'rspack'), 'build', '-c', 'server/rspack.config.ts', '--mode', 'production'];
  const env = { NODE_ENV: 'production' };
  const { code, output } = await run(process.execPath, args, { cwd: folder, quiet: true, env });
  if (code !== 0) throw new Error(`The server does not build:\n${output.trim()}`);
}

/**
 * Runs tests in a folder.
 * @param {{ project: string, tests: string, only?: string }} wanted
 * @returns {Promise<{ passed: number, red: string[], output: string }>} `red` names the failed tests
 * @throws Error when no test ran: no match, or a file that cannot be loaded
 */
export async function runTests(folder, { project, tests, only }) {
  const report = join(folder, '.report.json');
  rmSync(report, { force: true });
  const args = ['--selectProjects', project, '--testPathPatterns', tests, '--json', `--outputFile=${report}`];
  if (only) args.push('--testNamePattern', only);
  const { output } = await run(process.execPath, [programOf('jest'), '--forceExit', ...args], {
    cwd: folder,
    quiet: true,
    // The long form: each guard is judged by every case of its tests.
    env: { FLINT_LONG: '1' },
  });
  const found = JSON.parse(readFileSync(report, 'utf8'));
  const results = found.testResults.flatMap(({ assertionResults }) => assertionResults);
  const red = results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  if (found.numRuntimeErrorTestSuites > 0 || red.length + found.numPassedTests === 0) {
    throw new Error(`${tests} cannot be judged:\n${output.trim()}`);
  }
  return { passed: found.numPassedTests, red, output };
}

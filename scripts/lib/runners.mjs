import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireChromium } from './chromium.mjs';
import { ROOT } from './root.mjs';
import { programOf, run } from './run.mjs';

const REPORTS = join(ROOT, '.build', 'reports');

/**
 * Runners of the suites. A runner takes the files to run, as paths or path prefixes below the root, undefined for all,
 * and returns its totals.
 */
export const RUNNERS = {
  // By default jest leaves one core free, which on two cores is half of them.
  unit: (files) => jest('unit', ['--maxWorkers=2', '--selectProjects', 'unit-browser', 'unit-server'], files),
  // These mostly wait for servers and their work, so they may exceed the cores.
  integration: (files) => jest('integration', ['--maxWorkers=3', '--selectProjects', 'integration'], files),
  browser: (files) => playwright('browser', files),
};

async function jest(name, args, files) {
  const report = newReport(name);
  const only = files ? [`--testPathPatterns=${files.map((file) => `^${escaped(join(ROOT, file))}`).join('|')}`] : [];
  const options = ['--json', `--outputFile=${report}`, '--reporters=default', ...only, ...args];
  const { code } = await run(process.execPath, [programOf('jest'), ...options]);
  return totals(report, code, (found) => ({
    passed: found.numPassedTests,
    // A file that fails to load has no failed test.
    failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
    skipped: found.numPendingTests,
  }));
}

const escaped = (path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function playwright(name, files = []) {
  const report = newReport(name);
  const env = { CHROMIUM_PATH: await requireChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { code } = await run(process.execPath, [programOf('playwright'), 'test', '--reporter=list,json', ...files], {
    env,
  });
  return totals(report, code, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
}

function newReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** A runner that exits with an error but without a failed test counts as one failure. */
function totals(report, code, read) {
  try {
    const found = read(JSON.parse(readFileSync(report, 'utf8')));
    return code !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

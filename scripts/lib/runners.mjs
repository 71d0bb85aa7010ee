import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { requireChromium } from './chromium.mjs';
import { readJest, readPlaywright } from './read-report.mjs';
import { rerunFailed } from './rerun-failed.mjs';
import { ROOT } from './root.mjs';
import { programOf, run } from './run.mjs';
import { SHORT_LIVED } from './short-lived.mjs';

const REPORTS = join(ROOT, '.build', 'reports');

/**
 * Semi-space of jest's processes (V8's heap for new objects), in MB. Each file of tests loads a thousand modules of its
 * own: with Node's default of 16, garbage collection takes a quarter of the unit tests' time.
 */
const SEMI_SPACE = '--max-semi-space-size=64';

/**
 * Runners of the suites. A runner takes the files to run, as paths or path prefixes below the root, undefined for all,
 * and returns its totals. Each file that failed is run once more, alone.
 */
export const RUNNERS = {
  // One more than there are cores: with two workers a tenth of the processor is idle, with jest's default half of it.
  unit: (files) =>
    rerunFailed(
      jest('unit', ['--maxWorkers=3', '--selectProjects', 'unit-browser', 'unit-plain', 'unit-server']),
      files,
    ),
  // These mostly wait for servers and their work, so they may exceed the cores.
  integration: (files) =>
    rerunFailed(jest('integration', ['--maxWorkers=3', '--selectProjects', 'integration']), files),
  browser: (files) => repeatBrowser(files, 1),
};

/** Runs each browser test several times within one start of Playwright, until one fails. */
export const repeatBrowser = (files, times) =>
  rerunFailed((chosen, alone) => playwright(chosen, { alone, times: alone ? 1 : times }), files);

const jest = (name, args) => async (files) => {
  const report = newReport(name);
  const only = files ? [`--testPathPatterns=${files.map((file) => `^${escaped(join(ROOT, file))}`).join('|')}`] : [];
  const options = ['--json', `--outputFile=${report}`, '--reporters=default', ...only, ...args];
  const { code } = await run(process.execPath, [SEMI_SPACE, ...SHORT_LIVED, programOf('jest'), ...options]);
  return { code, files: read(report, readJest) };
};

const escaped = (path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function playwright(files = [], { alone, times }) {
  const report = newReport('browser');
  const env = { CHROMIUM_PATH: await requireChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  // Recording every step slows the tests down, so only a file that failed is recorded. Each run empties its folder.
  const kept = alone ? [`--output=test-results/again-${basename(files[0], '.spec.ts')}`] : [];
  const repeated = times > 1 ? [`--repeat-each=${times}`, '--max-failures=1'] : [];
  const args = [programOf('playwright'), 'test', '--reporter=list,json', ...kept, ...repeated, ...files];
  const { code } = await run(process.execPath, args, { env: alone ? { ...env, TRACE: '1' } : env });
  return { code, files: read(report, readPlaywright) };
}

function newReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** A runner that writes no report ran no file. */
function read(report, parse) {
  try {
    return parse(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return [];
  }
}

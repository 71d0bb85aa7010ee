/**
 * Repeats tests to find those that fail by chance: `npm run flaky -- [names] [--times 20] [--busy]`, where names are those
 * of `npm test`. `--busy` runs two endless loops beside them, so that they have to share the processors. Stops at the
 * first failure. Browser tests are repeated within one start of Playwright, others by as many starts of jest. The last
 * line is "N passed, N failed".
 */
import './lib/check-node.mjs';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { chooseOrExit } from './lib/choose-tests.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { RUNNERS, repeatBrowser } from './lib/runners.mjs';

const BUSY_LOOPS = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' }, busy: { type: 'boolean', default: false } },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error(`--times is a whole number above 0, not "${values.times}".`);
const chosen = chooseOrExit(positionals);

await ensureInstalled();
if (chosen.some(({ suite }) => suite !== 'unit')) await ensureBuilt();
const loops = values.busy
  ? Array.from({ length: BUSY_LOOPS }, () => spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }))
  : [];
const sum = { passed: 0, failed: 0 };
try {
  for (const { suite, files } of chosen) {
    const isBrowser = suite === 'browser';
    for (let time = isBrowser ? times : 1; time <= times && sum.failed === 0; time++) {
      const { passed, failed, flaky } = await (isBrowser ? repeatBrowser(files, times) : RUNNERS[suite](files));
      sum.passed += passed;
      // A file that passes only when it is run once more is what is looked for.
      sum.failed += failed + flaky.length;
      for (const file of flaky) console.log(`flaky: ${file}`);
      console.log(`\n${suite}, ${time} of ${times} times: ${sum.passed} passed, ${sum.failed} failed\n`);
    }
  }
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
}
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;

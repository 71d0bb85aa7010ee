/**
 * Runs tests: `npm test [-- names]`, where names are suites (unit, integration, browser), parts of the product such as
 * mfe-billing or server, or both. The last line is "N passed, N failed".
 */
import './lib/check-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { chooseTests } from './lib/choose-tests.mjs';
import { requireChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { RUNNERS } from './lib/runners.mjs';

const chosen = choose();
const suites = chosen.map(({ suite }) => suite);

await ensureInstalled();
if (suites.includes('browser')) await requireChromium();
if (suites.some((suite) => suite !== 'unit')) await ensureBuilt();

const sum = { passed: 0, failed: 0 };
for (const { suite, files } of chosen) {
  const { passed, failed, skipped } = await RUNNERS[suite](files);
  console.log(`\n${suite}: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  sum.passed += passed;
  sum.failed += failed;
}
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;

function choose() {
  try {
    return chooseTests(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

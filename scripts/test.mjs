/**
 * Runs tests: `npm test [-- names]`, where names are suites (unit, integration, browser), parts of the product such as
 * mfe-billing or server, or both: their short form, or with `--rest` what that leaves out. Or names are files of tests,
 * which run whole. A file that fails is run once more, alone, and is flaky if it then passes. The last line is
 * "N passed, N failed".
 */
import './lib/check-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { chooseOrExit, namesFiles } from './lib/choose-tests.mjs';
import { requireChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { missingPrograms } from './lib/missing-programs.mjs';
import { RUNNERS } from './lib/runners.mjs';

/** More flaky files than this fail a run. */
const MOST_FLAKY = 2;

const names = process.argv.slice(2).filter((name) => name !== '--rest');
const rest = process.argv.includes('--rest');
const chosen = chooseOrExit(names).filter(({ suite }) => suite !== 'unit' || !rest);
const suites = chosen.map(({ suite }) => suite);
// Read by the runners' configurations (lib/long-form.mjs).
if (rest) process.env.FLINT_FORM = 'rest';
else if (process.env.FLINT_LONG !== '1' && !namesFiles(names)) process.env.FLINT_FORM = 'short';

await ensureInstalled();
if (suites.includes('browser')) await requireChromium();
if (suites.some((suite) => suite !== 'unit')) await ensureBuilt();

const sum = { passed: 0, failed: 0 };
const flaky = [];
const broken = [];
for (const { suite, files } of chosen) {
  const totals = await RUNNERS[suite](files);
  console.log(`\n${suite}: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`);
  sum.passed += totals.passed;
  sum.failed += totals.failed;
  flaky.push(...totals.flaky);
  broken.push(...totals.broken);
}
if (suites.includes('integration')) for (const line of missingPrograms()) console.log(line);
for (const { file, attachments } of broken.filter(({ file }) => file)) {
  console.log(`failed: ${file}`);
  for (const { name, path } of attachments) console.log(`  ${name}: ${path}`);
  console.log(`  again: npm test -- ${file}`);
}
for (const file of flaky) console.log(`flaky: ${file}`);
if (flaky.length > MOST_FLAKY) console.log(`More than ${MOST_FLAKY} files are flaky: the run has failed.`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 || sum.passed === 0 || flaky.length > MOST_FLAKY ? 1 : 0;

import './lib/check-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { requireChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { RUNNERS } from './lib/runners.mjs';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in RUNNERS));
if (unknown.length > 0) {
  console.error(`There are no ${unknown.join(', ')} tests. Choose from: ${Object.keys(RUNNERS).join(', ')}.`);
  process.exit(1);
}
const names = Object.keys(RUNNERS).filter((name) => wanted.length === 0 || wanted.includes(name));

await ensureInstalled();
if (names.includes('browser')) await requireChromium();
if (names.some((name) => name !== 'unit')) await ensureBuilt();

const sum = { passed: 0, failed: 0 };
for (const name of names) {
  const { passed, failed, skipped } = await RUNNERS[name]();
  console.log(`\n${name}: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  sum.passed += passed;
  sum.failed += failed;
}
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;

// npm run bench:chat-render: writes an answer below 10 messages and below 10,000, and says what a token costs the page's
// main thread: script, style and layout of a frame with one token. The two may differ by a tenth.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { requireChromium } from '../../scripts/lib/chromium.mjs';
import { buildPage } from './build.mjs';

const [FEW, MANY] = [10, 10_000];
const ROUNDS = Number(process.argv[2] ?? 9);
const LIMIT = 0.1;
const PARTS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

const folder = await mkdtemp(join(tmpdir(), 'flint-chat-render-'));
const browser = await chromium.launch({
  executablePath: await requireChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});
try {
  await buildPage(folder);
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  page.on('pageerror', (error) => console.error(String(error)));
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await page.waitForFunction(() => 'bench' in window);
  const cdp = await page.context().newCDPSession(page);
  // CPU time rather than wall-clock time, so that other load of the machine does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });

  // Warm-up: the first answer compiles the code.
  await costOf(page, cdp, FEW);
  const costs = { [FEW]: [], [MANY]: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const count of round % 2 === 0 ? [FEW, MANY] : [MANY, FEW]) costs[count].push(await costOf(page, cdp, count));
  report(costs);
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

/** Main-thread milliseconds per token. */
async function costOf(page, cdp, count) {
  await page.evaluate((messages) => window.bench.open(messages), count);
  await cdp.send('HeapProfiler.collectGarbage');
  const before = await spent(cdp);
  const written = await page.evaluate(() => window.bench.write());
  const cost = ((await spent(cdp)) - before) / written;
  const { rows, fromEnd } = await page.evaluate(() => window.bench.state());
  if (rows > 40 || fromEnd > 64)
    throw new Error(`${count} messages: ${rows} rows are drawn, ${fromEnd} px from the end.`);
  return cost;
}

async function spent(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * metrics.filter(({ name }) => PARTS.includes(name)).reduce((sum, { value }) => sum + value, 0);
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function report(costs) {
  for (const [count, all] of Object.entries(costs))
    console.log(
      `${Number(count).toLocaleString('en')} messages: ${median(all).toFixed(3)} ms a token (${all.map((each) => each.toFixed(3)).join(', ')})`,
    );
  const change = median(costs[MANY]) / median(costs[FEW]) - 1;
  console.log(`From ${FEW} to ${MANY.toLocaleString('en')} messages: ${(100 * change).toFixed(1)} %`);
  if (Math.abs(change) > LIMIT) process.exitCode = 1;
}

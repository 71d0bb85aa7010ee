// npm run bench:library -- [pictures]: scrolls a library from its first picture to its last in Chromium and says what
// the longest task of the page's main thread was. None may take more than 50 ms of the processor.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { requireChromium } from '../../scripts/lib/chromium.mjs';
import { signUp } from '../lib/account.mjs';
import { endStreams } from '../lib/end-streams.mjs';
import { startProduct } from '../lib/product.mjs';
import { seedLibrary } from './seed.mjs';
import { tasksDuring } from './tasks.mjs';

const LIMIT_MS = 50;
const count = Number(process.argv[2] ?? 5000);
/** Pixels of one wheel step. */
const TURN = 900;

const product = await startProduct();
const traces = await mkdtemp(join(tmpdir(), 'flint-traces-'));
const browser = await chromium.launch({
  executablePath: await requireChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { id: userId } = await signUp(context, product.address);
  await seedLibrary({ ...product, userId, count });
  const page = await context.newPage();
  await endStreams(page);
  await page.goto(`${product.address}/library`);
  await page.getByRole('gridcell').first().waitFor();
  await page.waitForLoadState('networkidle');

  const started = performance.now();
  const tasks = await tasksDuring(browser, page, join(traces, 'scroll.json'), () => scrollToEnd(page));
  report(tasks, (performance.now() - started) / 1000);
} finally {
  await browser.close();
  await product.stop();
  await rm(traces, { recursive: true, force: true });
}

/** Scrolls until the last picture is visible. */
async function scrollToEnd(page) {
  await page.mouse.move(720, 500);
  for (;;) {
    await page.mouse.wheel(0, TURN);
    const done = await page.evaluate(
      () =>
        document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount') !== '-1' &&
        Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 1,
    );
    if (done) return;
  }
}

/** Counts a task's CPU time, so that other load of the machine does not count. */
function report(tasks, seconds) {
  const over = tasks.filter(({ cpuMs }) => cpuMs > LIMIT_MS).length;
  const waited = tasks.filter(({ wallMs }) => wallMs > LIMIT_MS).length;
  const longest = (of) => tasks.reduce((most, task) => Math.max(most, of(task)), 0).toFixed(1);
  console.log(`${count} pictures scrolled in ${seconds.toFixed(1)} s, ${tasks.length} tasks of the main thread`);
  console.log(`longest task: ${longest(({ cpuMs }) => cpuMs)} ms of the processor; over ${LIMIT_MS} ms: ${over}`);
  console.log(`by the clock: ${longest(({ wallMs }) => wallMs)} ms; over ${LIMIT_MS} ms: ${waited}`);
  if (over > 0) process.exitCode = 1;
}

// npm run bench:graph -- [steps]: drags a step of a graph in the editor across it in Chromium, and says what that costs the
// page's main thread. No task may take more than 50 ms of the processor, and script at most 8 ms a frame.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { requireChromium } from '../../scripts/lib/chromium.mjs';
import { signUp } from '../lib/account.mjs';
import { endStreams } from '../lib/end-streams.mjs';
import { startProduct } from '../lib/product.mjs';
import { tasksDuring } from '../library/tasks.mjs';

const TASK_LIMIT_MS = 50;
const SCRIPT_LIMIT_MS = 8;
const COUNT = Number(process.argv[2] ?? 50);
/** Positions of the pointer, and pixels between two of them. */
const MOVES = 240;
const FAR = 3;

const product = await startProduct();
const traces = await mkdtemp(join(tmpdir(), 'flint-traces-'));
const browser = await chromium.launch({
  executablePath: await requireChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  await signUp(context, product.address);
  const page = await context.newPage();
  await endStreams(page);
  await page.goto(`${product.address}/templates/create-template-beta?template=${await saveGraph(context)}`);
  await page.getByRole('switch', { name: 'Show the steps as a graph too' }).click();
  const graph = page.getByRole('region', { name: 'Graph of the steps' });
  const nodes = graph.locator('.react-flow__node');
  await nodes.nth(COUNT - 1).waitFor();
  await graph.scrollIntoViewIfNeeded();
  const cdp = await context.newCDPSession(page);
  // CPU time rather than wall-clock time, so that other load of the machine does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const node = nodes.nth(Math.floor(COUNT / 2));
  await drag(page, node);
  const before = { script: await scriptMs(cdp), frames: await countFrames(page) };
  const tasks = await tasksDuring(browser, page, join(traces, 'drag.json'), () => drag(page, node));
  report(tasks, (await scriptMs(cdp)) - before.script, (await countFrames(page)) - before.frames);
} finally {
  await browser.close();
  await product.stop();
  await rm(traces, { recursive: true, force: true });
}

/** A template whose steps each use two earlier ones. @returns its id */
async function saveGraph(context) {
  const steps = Array.from({ length: COUNT }, (_, at) => {
    const used = [at - 1, Math.floor(at / 2) - 1].filter((each) => each >= 0);
    const content = ['Say more.', ...used.map((each) => `{{text${each}.text}}`)].join(' ');
    return { id: `text${at}`, kind: 'chat', input: { messages: [{ role: 'user', content }], max_tokens: 100 } };
  });
  const answer = await context.request.post(`${product.address}/api/templates`, {
    headers: { origin: product.address },
    data: { name: 'A large graph', inputs: {}, steps },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()).id;
}

/** Drags a step there and back, one position a frame. */
async function drag(page, node) {
  const box = await node.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move++) {
    const way = FAR * Math.min(move, MOVES - move);
    await page.mouse.move(x + way, y + way / 4);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  await page.mouse.up();
  const end = await node.boundingBox();
  if (Math.abs(end.x - box.x) > FAR * 2) throw new Error('The step was not dragged back to its place.');
}

async function scriptMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
}

/** Frames that the page has been asked for since it was first counted. */
function countFrames(page) {
  return page.evaluate(() => {
    if (window.framesSeen === undefined) {
      window.framesSeen = 0;
      const count = () => {
        window.framesSeen += 1;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    }
    return window.framesSeen;
  });
}

function report(tasks, script, frames) {
  const over = tasks.filter(({ cpuMs }) => cpuMs > TASK_LIMIT_MS).length;
  const longest = Math.max(...tasks.map(({ cpuMs }) => cpuMs)).toFixed(1);
  const each = script / frames;
  console.log(`a step of ${COUNT} dragged over ${frames} frames, ${tasks.length} tasks of the main thread`);
  console.log(`longest task: ${longest} ms of the processor; over ${TASK_LIMIT_MS} ms: ${over}`);
  console.log(`script: ${each.toFixed(2)} ms a frame`);
  if (over > 0 || each > SCRIPT_LIMIT_MS) process.exitCode = 1;
}

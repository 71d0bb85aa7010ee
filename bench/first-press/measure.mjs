// npm run bench:first-press -- [rounds]: how long a press on a page whose program waits for its visitor takes.
import { chromium } from 'playwright';
import { requireChromium } from '../../scripts/lib/chromium.mjs';
import { startHttp2Front } from '../lib/http2-front.mjs';
import { startProduct } from '../lib/product.mjs';
import { press } from './press.mjs';

/** From the press to its effect once the program was fetched, in milliseconds. */
const GOAL_MS = 600;
const TARGETS = [
  { path: '/', button: /^Theme/, took: 'Boolean(document.documentElement.dataset.theme)' },
  {
    path: '/tools/youtube/title-generator',
    button: /^Sign in to run/,
    took: 'Boolean(document.querySelector(\'#root [aria-invalid="true"]\'))',
  },
];
const rounds = Number(process.argv[2] ?? 5);

const product = await startProduct();
const front = await startHttp2Front(product.address, '');
const browser = await chromium.launch({ executablePath: await requireChromium(), args: ['--no-sandbox'] });
try {
  console.log(`page: from a press to its effect (ms), the medians of ${rounds} cold visits`);
  for (const target of TARGETS) {
    const times = { paint: [], fetched: [] };
    for (let round = 0; round < rounds; round++)
      for (const moment of Object.keys(times)) times[moment].push(await press(browser, front.address, target, moment));
    const [paint, fetched] = Object.values(times).map(median);
    console.log(
      `${target.path}: at first paint ${Math.round(paint)}, once fetched ${Math.round(fetched)} (goal ${GOAL_MS})${fetched > GOAL_MS ? ' MISSED' : ''}`,
    );
  }
} finally {
  await browser.close();
  await front.stop();
  await product.stop();
}

function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

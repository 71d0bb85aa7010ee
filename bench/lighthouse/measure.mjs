// npm run bench:lighthouse -- [runs]: Lighthouse's mobile audit of public pages, which must reach 95 in every category.
import { loadavg } from 'node:os';
import { requireChromium } from '../../scripts/lib/chromium.mjs';
import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { startProduct } from '../lib/product.mjs';

// Lighthouse and what it needs are a tenth of all files, and only needed here.
await ensureInstalled(import.meta.dirname);
const { launch } = await import('chrome-launcher');
const { audit, CATEGORIES, middle } = await import('./audit.mjs');

const PAGES = [
  ...['/', '/tools', '/tools/youtube', '/tools/youtube/title-generator'],
  ...['/blog', '/blog/describe-a-picture-in-four-parts', '/docs'],
];
/** Least score of each category of each page, of 100. */
const LEAST = 95;
const runs = Number(process.argv[2] ?? 3);

const product = await startProduct();
const browser = await launch({
  chromePath: await requireChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
try {
  console.log(`${CATEGORIES.join(', ')}; FCP, LCP, TBT, CLS: the middle of ${runs} runs each`);
  for (const page of PAGES) {
    const load = loadavg()[0]?.toFixed(1);
    const audits = [];
    for (let run = 0; run < runs; run++) audits.push(await audit(product.address + page, browser.port));
    const { scores, times, faults, power } = middle(audits);
    const all = audits.map((each) => each.scores[0]).join(' ');
    console.log(`${page}: ${scores.join(' ')}; ${times.join(', ')} (performance ${all}; power ${power}, load ${load})`);
    for (const title of faults) console.log(`  ${title}`);
    if (Math.min(...scores) < LEAST) process.exitCode = 1;
  }
} finally {
  browser.kill();
  await product.stop();
}

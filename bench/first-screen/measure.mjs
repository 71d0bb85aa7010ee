// npm run bench:first-screen -- [rounds]: first paint and first use of pages, beside a bare page of React and the router.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { requireChromium } from '../../scripts/lib/chromium.mjs';
import { signUp } from '../lib/account.mjs';
import { startHttp2Front } from '../lib/http2-front.mjs';
import { startProduct } from '../lib/product.mjs';
import { buildFloor } from './build-floor.mjs';
import { visit } from './visit.mjs';

/** Goals: first paint and use as multiples of the floor's, scripts in kilobytes. */
const GOALS = { '/': [1.1, 1.6, 105], '/generator': [1.1, 1.6, 137], '/dashboard': [1.1, 1.6, 137] };
const OTHERS = [1.1, 2, 170];
const PAGES = ['/', '/generator', '/dashboard', '/library', '/viewspark', '/tools/youtube/title-generator'];
const rounds = Number(process.argv[2] ?? 5);

const folder = await mkdtemp(join(tmpdir(), 'flint-floor-'));
await buildFloor(folder);
const product = await startProduct();
const front = await startHttp2Front(product.address, folder);
const browser = await chromium.launch({ executablePath: await requireChromium(), args: ['--no-sandbox'] });
try {
  const account = await browser.newContext();
  await signUp(account, product.address);
  const cookies = (await account.cookies()).map(({ name, value }) => ({ name, value, url: front.address }));
  const measured = new Map(['/floor/', ...PAGES].map((path) => [path, []]));
  for (let round = 0; round < rounds; round++)
    for (const [path, visits] of measured) visits.push(await visit(browser, front.address, path, cookies));

  const floor = medians(measured.get('/floor/'));
  console.log(`page: first paint, usable (ms; multiples of the floor), scripts; the medians of ${rounds} cold visits`);
  for (const [path, visits] of measured) {
    const { paint, usable, scripts } = medians(visits);
    const [mostPaint, mostUsable, mostScripts] = GOALS[path] ?? OTHERS;
    const times = [paint / floor.paint, usable / floor.usable];
    const missed =
      path !== '/floor/' && (times[0] > mostPaint || times[1] > mostUsable || scripts > mostScripts * 1000);
    console.log(
      `${path}: ${Math.round(paint)}, ${Math.round(usable)} (${times.map((each) => each.toFixed(2)).join(', ')}; goals ${mostPaint}, ${mostUsable}), ${(scripts / 1000).toFixed(1)} kB (${mostScripts})${missed ? ' MISSED' : ''}`,
    );
  }
} finally {
  await browser.close();
  await front.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

function medians(visits) {
  const middle = (name) => visits.map((each) => each[name]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)];
  return { paint: middle('paint'), usable: middle('usable'), scripts: middle('scripts') };
}

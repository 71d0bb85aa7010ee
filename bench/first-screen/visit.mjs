import { endStreams } from '../lib/end-streams.mjs';
import { openThrottled } from '../lib/slow-phone.mjs';

const PATIENCE_MS = 30_000;

/**
 * One visit with an empty cache. A page is usable when its program has it: the prerendered page is gone, and the page has
 * its heading. A page whose program waits for a sign of its visitor gets one at its first paint.
 * @returns {Promise<{ paint: number, usable: number, scripts: number }>} milliseconds since the navigation; bytes of
 * scripts as sent
 */
export async function visit(browser, address, path, cookies) {
  const isPublic = path === '/' || path.startsWith('/tools/') || path.startsWith('/floor/');
  const { context, page, session } = await openThrottled(browser, isPublic ? [] : cookies);
  try {
    const scripts = countScripts(session);
    await endStreams(page);
    await page.addInitScript(watch);
    await page.goto(address + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, {
      timeout: PATIENCE_MS,
    });
    await page.mouse.move(10, 10);
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, {
      timeout: PATIENCE_MS,
    });
    await page.waitForLoadState('networkidle');
    const [paint, usable] = await page.evaluate(() =>
      ['first-contentful-paint', 'usable'].map((name) => performance.getEntriesByName(name)[0].startTime),
    );
    return { paint, usable, scripts: scripts() };
  } finally {
    await context.close();
  }
}

/** Runs in the page: marks the moment at which the live page has taken its place. */
function watch() {
  if (location.pathname.startsWith('/floor/')) return;
  const look = () => {
    const root = document.getElementById('root');
    const isLive =
      root && !document.getElementById('drawn') && !root.hasAttribute('data-waiting') && root.querySelector('h1');
    if (isLive) performance.mark('usable');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function countScripts(session) {
  const isScript = new Set();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) isScript.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (isScript.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

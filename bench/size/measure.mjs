import { endStreams } from '../lib/end-streams.mjs';

/**
 * Opens a page as a first visit and adds up the scripts it loads, as they came over the wire.
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @returns {Promise<{ bytes: number, scripts: { name: string, bytes: number }[] }>} bytes after compression
 */
export async function measureScripts(context, address) {
  const page = await context.newPage();
  const requests = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') requests.push(request);
  });
  await endStreams(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A prerendered page runs its scripts at the first pointer movement.
  await page.mouse.move(9, 9);
  await page.locator('#drawn').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(
    requests.map(async (request) => ({
      name: new URL(request.url()).pathname,
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  await page.close();
  return { bytes: scripts.reduce((sum, script) => sum + script.bytes, 0), scripts };
}

import { expect, test } from '../support/test';

/** Highest accepted cumulative layout shift (CLS); 0.1 is where it is rated as in need of improvement. */
const UNNOTICED = 0.02;
/** The session check is answered 401, which a browser logs. */
const SIGNED_OUT = { tag: '@trouble' };

declare global {
  interface Window {
    shifted: number;
  }
}

for (const width of [390, 1440])
  for (const path of ['/', '/signin', '/generator'])
    test(`${path} at ${width} px keeps its layout when its fonts load late`, SIGNED_OUT, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      let letFontsThrough = () => {};
      const read = new Promise<void>((resolve) => {
        letFontsThrough = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await read;
        await route.continue();
      });
      await page.addInitScript(() => {
        window.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            window.shifted += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      letFontsThrough();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
      expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(UNNOTICED);
    });

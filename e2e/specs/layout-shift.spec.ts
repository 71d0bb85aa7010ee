import { holdRequests } from '../support/hold-requests';
import { watchLayoutShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';

/** Highest accepted cumulative layout shift (CLS); 0.1 is where it is rated as in need of improvement. */
const UNNOTICED = 0.02;

for (const width of [390, 1440])
  for (const path of ['/', '/signin', '/generator'])
    test(`${path} at ${width} px keeps its layout when its fonts load late`, { tag: ['@trouble', '@long'] }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const letFontsThrough = await holdRequests(page, '**/*.woff2');
      const shiftedBy = await watchLayoutShifts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      letFontsThrough();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
      expect(await shiftedBy()).toBeLessThanOrEqual(UNNOTICED);
    });

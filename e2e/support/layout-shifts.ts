import type { Page } from 'playwright/test';

declare global {
  interface Window {
    movedBy: number;
  }
}

/** Measures the cumulative layout shift (CLS) of the pages opened from now on. @returns reads it */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.movedBy = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.movedBy += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.movedBy);
}

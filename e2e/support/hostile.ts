import type { Page } from 'playwright/test';
import { expect } from './test';

/** Watches a page for the effects of an XSS payload. Call it before the page is opened. */
export async function watchForHarm(page: Page, origin: string) {
  const dialogs: string[] = [];
  const foreign: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(?:data|blob):/.test(request.url())) foreign.push(request.url());
  });
  await page.addInitScript(() => {
    window.alert = (...said) => void localStorage.setItem('ran', `${localStorage.getItem('ran') ?? ''} ${said}`);
  });
  return {
    /** Expects that no payload ran and no other origin was requested, on any page since. */
    async expectNone(): Promise<void> {
      expect(await page.evaluate(() => localStorage.getItem('ran'))).toBeNull();
      expect(dialogs).toEqual([]);
      expect(foreign).toEqual([]);
    },
  };
}

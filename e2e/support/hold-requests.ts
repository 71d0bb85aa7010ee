import type { Page } from 'playwright/test';

/**
 * Delays the requests of a page.
 * @param addresses glob pattern, such as `**\/*.woff2`
 * @returns lets them through
 */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Delays the shell's script of a page. @returns lets it through */
export const holdProgram = (page: Page) => holdRequests(page, '**/main.*.js');

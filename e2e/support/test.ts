import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from 'playwright/test';
import { Creator } from './creator';

/** Opens a second browser context, which is closed when the test ends. */
export type Elsewhere = (options?: BrowserContextOptions) => Promise<BrowserContext>;

interface Fixtures {
  /** A new user, signed up in this browser through the API; unverified unless verified. */
  creator: Creator;
  elsewhere: Elsewhere;
}

/** Fails a test when the page logged an error or threw, unless the test is tagged `@trouble`. */
export const test = base.extend<Fixtures & { quiet: undefined }>({
  creator: async ({ context }, use) => use(new Creator(context)),
  elsewhere: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  quiet: [
    async ({ page }, use, info) => {
      const complaints = complaintsOf(page);
      await use(undefined);
      if (!info.tags.includes('@trouble')) expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Collects console errors and exceptions of a page from now on.
 * @param but addresses to ignore, for error responses that the browser itself logs
 */
export function complaintsOf(page: Page, but?: RegExp): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !but?.test(message.location().url)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Expects no serious accessibility violation (axe) in the page, or in `within`, once animations have ended. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], selectors: false, preload: false })
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // Runs in the page itself: there are no cross-origin frames, and a second page would double the time.
    .setLegacyMode()
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Hydrates a prerendered page by moving the pointer, and waits for it. */
export async function arrive(page: Page): Promise<void> {
  await page.mouse.move(9, 9);
  await expect(page.locator('#drawn')).toHaveCount(0);
}

/** Expects no horizontal overflow. */
export async function expectFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Waits for the end of all animations: a half-transparent text fails the contrast check. */
async function settle(page: Page): Promise<void> {
  const moves = async () => {
    // New elements start to animate a frame later.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return document.getAnimations().some((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState === 'running' && endTime !== Number.POSITIVE_INFINITY;
    });
  };
  await expect.poll(() => page.evaluate(moves), { message: 'the page goes on moving' }).toBe(false);
}

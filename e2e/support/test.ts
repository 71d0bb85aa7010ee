import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from 'playwright/test';
import { Creator } from './creator';

/** Opens another browser, which is closed when the test ends. */
export type Elsewhere = (options?: BrowserContextOptions) => Promise<BrowserContext>;

interface Fixtures {
  /** Somebody new, signed up in this browser by the API; unverified unless verified. */
  creator: Creator;
  elsewhere: Elsewhere;
}

/** Fails a test when the page logged an error or threw, unless the test expects trouble (`@trouble`). */
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
 * What a page logs as errors or throws, from now on.
 * @param but the addresses of which nothing is noted, where the browser itself complains of an answer
 */
export function complaintsOf(page: Page, but?: RegExp): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !but?.test(message.location().url)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Finds serious accessibility faults of the page as it stands once it has stopped moving, or of what matches `within`. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], selectors: false, preload: false })
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // In the page itself: no frames of other origins are in it, and a second page for the result takes as long again.
    .setLegacyMode()
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Somebody comes to a page that was drawn ahead: its program runs from the first sign of them, and takes its place. */
export async function arrive(page: Page): Promise<void> {
  await page.mouse.move(9, 9);
  await expect(page.locator('#drawn')).toHaveCount(0);
}

/** That nothing runs over the page's edge. */
export async function expectFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Waits until everything that fades or slides has arrived: a text half faded in has half its contrast. */
async function settle(page: Page): Promise<void> {
  const moves = async () => {
    // What has just been put on the page begins to move a frame later.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return document.getAnimations().some((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState === 'running' && endTime !== Number.POSITIVE_INFINITY;
    });
  };
  await expect.poll(() => page.evaluate(moves), { message: 'the page goes on moving' }).toBe(false);
}

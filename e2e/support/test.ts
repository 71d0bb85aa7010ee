import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from 'playwright/test';
import { Creator } from './creator';
import type { Product } from './product';
import { type Made, openWorkerProducts, type WorkerProducts } from './worker-products';

/** Opens a second browser context, which is closed when the test ends. */
export type Elsewhere = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** Time for a product to start and to stop on a busy machine, milliseconds; it is not the test's time. */
const STARTS_MS = 90_000;

interface Options {
  made: Made;
  /** Whether each test gets a product of its own: for what changes it for everybody, such as releases. */
  alone: boolean;
}

interface Fixtures {
  /** The product under test, at `baseURL`. */
  product: Product;
  /** Simulator of Google's sign-in. */
  google: WorkerProducts['google'];
  /** Simulator of the vendor that makes pictures, films and music; what it holds is released after the test. */
  vendor: WorkerProducts['vendor'];
  /** The built-in engines' ffmpeg, released after the test. */
  ffmpeg: WorkerProducts['ffmpeg'];
  /** A new user, signed up in this browser through the API; unverified unless verified. */
  creator: Creator;
  elsewhere: Elsewhere;
  quiet: undefined;
}

/** Fails a test when the page logged an error or threw, unless the test is tagged `@trouble`. */
export const test = base.extend<Options & Fixtures, { products: WorkerProducts }>({
  made: ['simulated', { option: true }],
  alone: [false, { option: true }],
  products: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from its pattern.
    async ({}, use) => {
      const products = await openWorkerProducts();
      await use(products);
      await products.stop();
    },
    { scope: 'worker', timeout: STARTS_MS },
  ],
  product: [
    async ({ products, made, alone }, use) => {
      const product = await (alone ? products.own(made) : products.shared(made));
      await use(product);
      if (alone) await product.stop();
    },
    { timeout: STARTS_MS },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  google: async ({ products: { google } }, use) => {
    await use(google);
    await google.reset();
  },
  vendor: async ({ products: { vendor } }, use) => {
    await use(vendor);
    await vendor.script({ rules: [], release: true });
  },
  ffmpeg: async ({ products: { ffmpeg } }, use) => {
    await use(ffmpeg);
    await ffmpeg.release();
  },
  context: async ({ context }, use) => {
    await context.addInitScript(ignoreOpeningMove);
    await use(context);
  },
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

/** Chromium without windows moves a pointer over each page that it opens, which Flint would take for a reader's sign. */
function ignoreOpeningMove(): void {
  const ignore = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointermove', ignore, { capture: true });
}

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

/**
 * Expects no serious accessibility violation (axe) in the page, or in `within`, once animations have ended. The page is
 * looked at from its top: further down, what the fixed header half covers by chance counts as a target that is too small.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessibleHere(page, within);
}

/** The same where the page stands: what explains a control closes when the page moves under it. */
export async function expectAccessibleHere(page: Page, within: string): Promise<void> {
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

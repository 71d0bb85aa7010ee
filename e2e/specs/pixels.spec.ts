import type { Page } from 'playwright/test';
import { type Product, startProduct } from '../support/product';
import { expect, expectAccessible, test } from '../support/test';

const IDS = { GOOGLE_ANALYTICS_ID: 'G-FLINT12345', META_PIXEL_ID: '4711471147' };
/** Scripts of the services, as far as the page can tell. */
const STAND_IN = "document.documentElement.dataset.loaded = (document.documentElement.dataset.loaded ?? '') + 'x';";

/** Answers in place of the services. @returns the foreign addresses that are asked for */
async function standIn(page: Page, own: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== own,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: STAND_IN, contentType: 'text/javascript' });
    },
  );
  return asked;
}

/** Prerendered pages start at the first input. */
async function visit(page: Page, url: string) {
  const policy = (await page.goto(url))?.headers()['content-security-policy'] ?? '';
  await page.mouse.move(9, 9);
  return policy;
}
const banner = (page: Page) => page.getByRole('region', { name: 'Analytics and advertising' });

test.describe('with ids', { tag: '@long' }, () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await startProduct(IDS);
  });
  test.afterAll(async () => product?.stop());

  test('a visitor is asked, and nothing is loaded before the answer; withdrawing loads the page without', async ({
    elsewhere,
  }) => {
    test.slow();
    const page = await (await elsewhere({ baseURL: product.url })).newPage();
    const asked = await standIn(page, product.url);
    const strict = await visit(page, '/');
    expect(strict).toContain("script-src 'self';");
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page);
    expect(asked).toEqual([]);

    await test.step('consent loads the page anew, with the services’ scripts and origins', async () => {
      const [loaded] = await Promise.all([
        page.waitForResponse((response) => response.url() === `${product.url}/`),
        banner(page).getByRole('button', { name: 'Allow' }).click(),
      ]);
      const policy = loaded.headers()['content-security-policy'] ?? '';
      expect(policy).toContain('https://www.googletagmanager.com');
      expect(policy).toContain('https://connect.facebook.net');
      await page.mouse.move(19, 19);
      await expect(page.locator('html')).toHaveAttribute('data-loaded', 'xx');
      expect(asked.map((address) => new URL(address).hostname).sort()).toEqual([
        'connect.facebook.net',
        'www.googletagmanager.com',
      ]);
      await expect(banner(page)).toBeHidden();
    });

    await test.step('withdrawal loads the page anew, without', async () => {
      await visit(page, '/privacy');
      await page.context().addCookies([{ name: '_ga', value: 'theirs', url: product.url }]);
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible();
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga');
      asked.length = 0;
      expect(await visit(page, '/')).toBe(strict);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    });
  });

  test('Global Privacy Control is a refusal: no question, no request, also with consent from before', async ({
    elsewhere,
  }) => {
    const context = await elsewhere({ baseURL: product.url, extraHTTPHeaders: { 'sec-gpc': '1' } });
    await context.addCookies([{ name: 'flint-pixels', value: 'granted', url: product.url }]);
    const page = await context.newPage();
    const asked = await standIn(page, product.url);
    expect(await visit(page, '/privacy')).toContain("script-src 'self';");
    await expect(page.getByText('Your browser sends Global Privacy Control.')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test('without ids there is no question, and nobody else is asked for anything', async ({ page, product: plain }) => {
  const asked = await standIn(page, plain.url);
  const laterFile = page.waitForRequest(/\/watch-plan\.[\da-f]{8}\.js$/);
  expect(await visit(page, '/')).toContain("script-src 'self';");
  await laterFile;
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => 'pixels' in JSON.parse(document.getElementById('boot')?.textContent ?? '{}'))).toBe(
    false,
  );
  expect(asked).toEqual([]);
});

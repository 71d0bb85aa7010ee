import { expect, expectAccessible, test } from '../support/test';

const OPEN = ['/', '/generator', '/signin', '/signup', '/forgot-password', '/terms-of-service', '/privacy'];
const SIGNED_IN = ['/dashboard', '/generator', '/library', '/credits'];
const SIGNED_OUT = { tag: '@trouble' };

async function expectSound(page: import('playwright/test').Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page);
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('open pages fit, have one h1, and pass axe', SIGNED_OUT, async ({ page }) => {
        for (const path of OPEN) await expectSound(page, path);
      });

      test('pages of somebody signed in fit, have one h1, and pass axe', async ({ page, creator }) => {
        await creator.ready();
        for (const path of SIGNED_IN) await expectSound(page, path);
      });
    });

test('SHELL-08..10: the theme is chosen, kept, and follows the system again', SIGNED_OUT, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const theme = page.getByRole('button', { name: /^Theme/ });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await theme.click();
  await expect(page.getByRole('button', { name: 'Theme: light' })).toBeVisible();
  await theme.click();
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  expect(await background()).not.toBe(light);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await theme.click();
  await expect(page.getByRole('button', { name: 'Theme: system' })).toBeVisible();
  expect(await background()).toBe(light);
});

test('OPEN-036: an unknown address shows the not-found page', SIGNED_OUT, async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

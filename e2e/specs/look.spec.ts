import type { Page } from 'playwright/test';
import { endStreams } from '../support/end-streams';
import { expectSoundInAllForms } from '../support/forms';
import { long } from '../support/long';
import { arrive, expect, test } from '../support/test';

// The form as it is without a vendor: with one, the bar of its button covers a part of a switch at this height.
test.use({ made: 'built in' });

const OPEN = [
  '/',
  '/generator',
  '/signin',
  '/signup',
  '/forgot-password',
  '/oauth/callback?error=access_denied',
  '/pricing',
  '/terms-of-service',
  '/privacy',
  '/tools/youtube',
  '/tools/youtube/title-generator',
];
const SIGNED_IN = [
  '/dashboard',
  '/generator',
  '/library',
  '/brand-profiles/create',
  '/credits',
  '/account/profile',
  '/settings',
];
/** Those that most visitors see first: the short form of the tests looks at them. */
const FIRST_SEEN = ['/', '/signup', '/pricing'];
/** Pages of the shell and of two remotes; the long form looks at all. */
const OF_A_NEW_USER = long ? SIGNED_IN : ['/dashboard', '/generator', '/credits', '/account/profile'];
/** Pages that look different once the user has made something. */
const FILLED = ['/dashboard', '/generator', '/library', '/credits'];
const SIGNED_OUT = { tag: '@trouble' };

async function expectSound(page: Page, path: string) {
  await endStreams(page);
  await page.goto(path);
  await arrive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expectSoundInAllForms(page);
}

for (const path of OPEN)
  test(
    `${path} does not overflow, has one h1, and passes axe`,
    {
      tag: FIRST_SEEN.includes(path) ? '@trouble' : ['@trouble', '@long'],
    },
    async ({ page }) => expectSound(page, path),
  );

test('pages of a new user do not overflow, have one h1, and pass axe', async ({ page, creator }) => {
  // Up to seven pages in four combinations of theme and width.
  test.slow();
  await creator.ready();
  for (const path of OF_A_NEW_USER) await expectSound(page, path);
});

test('pages with pictures, the picture overlay and the activity panel do not overflow, have one h1, and pass axe', {
  tag: '@long',
}, async ({ page, creator }) => {
  // Six views in four combinations of theme and width.
  test.slow();
  await creator.ready();
  const { images } = await creator.make({ prompt: 'a red boat on a calm lake', num_images: 2 });
  for (const path of FILLED) await expectSound(page, path);

  await page.goto(`/library?item=${images[0]?.id}`);
  await expect(page.getByRole('dialog').getByText('a red boat on a calm lake').first()).toBeVisible();
  await expectSoundInAllForms(page);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Activity/ }).click();
  await expect(page.getByRole('dialog', { name: 'Activity' }).getByText('2 pictures · 2 credits')).toBeVisible();
  await expectSoundInAllForms(page);
});

/** Runs in the page: names of touch targets that are too small. Links within a text are exempt. */
function smallTargets(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('button, a, input, select, textarea, summary')];
  return all.flatMap((control) => {
    const { width, height, top } = (control.closest('label') ?? control).getBoundingClientRect();
    const met = width > 0 && top >= 0 && getComputedStyle(control).display !== 'inline';
    const name = `${control.tagName} ${control.ariaLabel ?? control.textContent}`;
    return met && Math.min(width, height) < 44 ? [`${name}: ${width} × ${height}`] : [];
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('every control is at least 44 px high and wide', async ({ page, creator }) => {
    await creator.ready();
    await endStreams(page);
    for (const path of SIGNED_IN) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect([path, await page.evaluate(smallTargets)]).toEqual([path, []]);
    }
  });
});

test('the theme can be chosen, persists, and can follow the system again', SIGNED_OUT, async ({ page }) => {
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
  await expect.poll(background).toBe(light);
});

test('an unknown address shows the not-found page', { tag: ['@trouble', '@long'] }, async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

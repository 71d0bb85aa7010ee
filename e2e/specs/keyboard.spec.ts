import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { endStreams } from '../support/end-streams';
import { tabTo, walk } from '../support/keyboard';
import { expect, test } from '../support/test';

/** Signed-out pages ask for the session, and the browser logs the 401 answer as an error. */
const SIGNED_OUT = { tag: '@trouble' };
const PROMPT = 'a red boat on a calm lake';

/** Skip link: the first Tab stop of every page skips the navigation. */
async function skipToContent(page: Page) {
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

async function signUp(page: Page, email: string, password: string) {
  await tabTo(page, page.getByRole('textbox', { name: 'E-mail' }));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/verify-email/);
}

async function orderTwo(page: Page) {
  await tabTo(page, page.getByRole('textbox', { name: 'Prompt' }));
  await page.keyboard.type(PROMPT);
  await tabTo(page, page.getByRole('radio', { name: 'Photorealistic' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Sketch' })).toBeChecked();
  const count = page.getByRole('radiogroup', { name: 'Pictures' });
  await tabTo(page, count.getByRole('radio', { name: '1' }));
  await page.keyboard.press('ArrowRight');
  await expect(count.getByRole('radio', { name: '2' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: /^Generate\s*·?\s*8 credits/ }));
  await page.keyboard.press('Space');
}

/** The frame's panel and menu: each opens by a key, closes on Escape, and restores the focus. */
async function openAndLeave(page: Page) {
  const activity = page.getByRole('button', { name: /^Activity/ });
  await tabTo(page, activity, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Activity' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(activity).toBeFocused();

  const account = page.getByRole('complementary').getByRole('button', { name: /^Account/ });
  await tabTo(page, account, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const profile = page.getByRole('link', { name: 'Profile' });
  await tabTo(page, profile);
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await expect(account).toBeFocused();
}

async function downloadAsWebp(page: Page) {
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('radio', { name: 'PNG' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'WebP' })).toBeChecked();
  await tabTo(page, dialog.getByRole('link', { name: 'Download' }));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), format: bytes.subarray(8, 12).toString() };
}

test('the keyboard alone is enough from sign-up to a downloaded picture', SIGNED_OUT, async ({ page, creator }) => {
  // A few hundred key presses, each followed by a focus check.
  test.slow();
  await page.goto('/signup');
  await skipToContent(page);
  await signUp(page, creator.email, creator.password);

  await tabTo(page, page.getByLabel('Six digits'));
  await page.keyboard.type(await creator.code());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Generator' }),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/generator');
  await orderTwo(page);

  const pictures = page.getByRole('region', { name: 'Results' }).getByRole('link', { name: PROMPT });
  await expect(pictures).toHaveCount(2);
  await openAndLeave(page);
  await tabTo(page, pictures.first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(PROMPT).first()).toBeVisible();
  expect(await downloadAsWebp(page)).toEqual({ name: expect.stringMatching(/^a-red-boat.*\.webp$/), format: 'WEBP' });

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(':focus').getByRole('img', { name: PROMPT })).toBeVisible();
});

async function walkAll(page: Page, paths: readonly string[]) {
  await endStreams(page);
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect((await walk(page))[0]).toBe('a Skip to content');
  }
}

for (const width of [390, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test('Tab reaches every control of public pages, forwards and backwards', { tag: ['@trouble', '@long'] }, async ({
      page,
    }) => {
      await walkAll(page, ['/', '/signup', '/generator']);
    });

    test('Tab reaches every control of signed-in pages, forwards and backwards', { tag: '@long' }, async ({
      page,
      creator,
    }) => {
      // Six pages, each a few hundred key presses with a focus check.
      test.slow();
      await creator.ready();
      await walkAll(page, ['/dashboard', '/library', '/account/profile', '/settings', '/credits', '/generator']);
    });
  });

import type { Page } from 'playwright/test';
import { expect, test } from '../support/test';

test.use({ made: 'built in' });

const WORDS = 'warmer, crop to 4:5';

async function openBoat(page: Page): Promise<void> {
  await page.goto('/library');
  await page
    .getByRole('gridcell')
    .getByRole('img', { name: /red boat/ })
    .click();
  await expect(page).toHaveURL(/item=/);
}

test.beforeEach(async ({ creator }) => {
  await creator.ready();
  await creator.make({ prompt: 'a red boat on a calm lake', seed: 11 });
});

test('a picture is edited by words that are told back, and the new one knows its original', async ({ page }) => {
  await openBoat(page);
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Edit', exact: true }).click();
  const words = page.getByRole('textbox', { name: 'What to change' });
  const press = page.getByRole('button', { name: /^Edit the picture/ });
  await words.fill('asdkjh');
  await expect(page.getByText('Nothing can be ordered, and nothing is charged.')).toBeVisible();
  await expect(press).toBeDisabled();
  await words.fill(WORDS);
  await expect(page.getByText(/^It will .*4:5/)).toBeVisible();
  await press.click();
  await expect(page.getByText('The new picture is in your library.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByText(WORDS, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '4:5' })).toBeVisible();
  await page.getByRole('link', { name: /^The original/ }).click();
  await expect(page.getByRole('link', { name: WORDS })).toBeVisible();
});

test('by the keyboard alone a picture among the results is enlarged', { tag: '@long' }, async ({ page }) => {
  await page.goto('/generator');
  await page.getByRole('button', { name: 'Make something of picture 1' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Upscale 2× · 1 credit' }).press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/library\?item=.*&do=upscale/);
  await page.getByRole('radio', { name: '2×' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/becomes 4,096 × 4,096 pixels/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Drawn again at the larger size.')).toBeVisible({ timeout: 90_000 });
});

test('a picture of the library begins a film', async ({ page }) => {
  await openBoat(page);
  await page.getByRole('link', { name: 'Animate' }).click();
  await expect(page).toHaveURL('/image-to-video');
  await expect(page.getByText('A picture of your library')).toBeVisible();
});

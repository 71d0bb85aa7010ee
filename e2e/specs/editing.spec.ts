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
  await expect(page.getByText('Will be done: warmer, crop to 4:5.')).toBeVisible();
  await press.click();
  await expect(page.getByText('The new picture is in your library.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByText(WORDS, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^4:5 · / })).toBeVisible();
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

test('a picture of the library has words set on it, and begins a film, where the keyboard chooses another', {
  tag: '@long',
}, async ({ page }) => {
  await openBoat(page);
  await page.getByRole('button', { name: 'Use in a tool' }).click();
  await page.getByRole('menuitem', { name: 'Use in thumbnail generator' }).click();
  await expect(page).toHaveURL('/platform-tools/youtube/thumbnail-generator');
  await expect(page.getByRole('region', { name: 'Your own picture' }).getByText(/red boat/)).toBeVisible();
  await page.getByRole('button', { name: 'Add words' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as JPEG' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.jpg$/);

  await openBoat(page);
  await page.getByRole('link', { name: 'Animate' }).click();
  await expect(page).toHaveURL('/image-to-video');
  const chosen = page.getByRole('list', { name: 'Chosen pictures' });
  await expect(chosen.getByText(/red boat/)).toBeVisible();
  await expect(chosen.locator('img')).toHaveJSProperty('complete', true);
  await chosen.getByRole('button', { name: /^Remove/ }).press('Enter');
  await page.getByRole('button', { name: 'From your library' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search your library' })).toBeFocused();
  await page.keyboard.type('boat');
  const tile = page.getByRole('list', { name: 'Pictures of your library' }).getByRole('button', { name: /red boat/ });
  await expect(tile).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tile).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chosen.getByText(/red boat/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'From your library' })).toBeFocused();
});

import type { Page } from 'playwright/test';
import { arrive, expect, expectAccessible, test } from '../support/test';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });

// The built-in engines' spec of films and music.
test.use({ made: 'built in' });
/** Long runs on a busy machine. */
test.setTimeout(180_000);

test('a piece is composed, followed over a reload, played, and made again with one change', async ({
  page,
  creator,
  ffmpeg,
}) => {
  await creator.ready();
  await ffmpeg.hold();
  await page.goto('/music-generator');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('calm lo-fi, rain outside');
  await page.getByRole('slider', { name: 'Length' }).fill('5');
  await page.getByRole('button', { name: /^Compose\s*·?\s*1 credit/ }).click();
  await expect(results(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.reload();
  await expect(results(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
  await ffmpeg.release();
  const play = results(page).getByRole('button', { name: /^Play calm lo-fi/ });
  await play.click({ timeout: 120_000 });
  await expect(results(page).getByRole('button', { name: /^Pause calm lo-fi/ })).toBeVisible();
  await results(page).getByRole('button', { name: /^Mood/ }).click();
  await expect(page.getByRole('combobox', { name: 'Mood' })).toBeFocused();
  await expectAccessible(page);
});

test('an uploaded picture becomes the film of its storyboard; a second film is cancelled without charge', async ({
  page,
  creator,
  ffmpeg,
}) => {
  await creator.ready();
  await page.goto('/image-to-video');
  // A file that is chosen before the program comes is not kept.
  await arrive(page);
  await page.locator('input[type=file]').setInputFiles('docs/images/generator.webp');
  await expect(page.getByRole('list', { name: 'Chosen pictures' })).toContainText('generator.webp');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('push in over dunes at dusk');
  await page.getByRole('slider', { name: 'Length' }).fill('1');
  await page.getByRole('button', { name: 'Show the storyboard' }).click();
  const board = page.getByRole('dialog', { name: 'Storyboard' });
  await expect(board.getByRole('listitem')).toHaveText(/Push in, 1 s/, { timeout: 60_000 });
  await expectAccessible(page);
  expect(await creator.balance()).toBe(25);
  await board.getByRole('button', { name: /^Make the film\s*·?\s*1 credit/ }).click();
  const film = results(page).locator('video');
  await expect(film).toHaveAttribute('poster', /\/media\//, { timeout: 150_000 });
  await expect(results(page).getByRole('link', { name: 'Download' })).toHaveAttribute('download', /\.mp4$/);

  await ffmpeg.hold();
  await page.goto('/fal-generator?kind=video');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('waves');
  await page.getByRole('slider', { name: 'Length' }).fill('20');
  await page.getByRole('button', { name: /^Film\s*·?\s*20 credits/ }).click();
  await results(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(results(page).getByText('Cancelled. Nothing was charged.')).toBeVisible();
  await expect.poll(() => creator.balance()).toBe(24);
  await expectAccessible(page);
});

for (const path of ['/fal-generator', '/image-to-video'])
  test(`${path} is public, and usable at the narrowest width`, { tag: ['@trouble', '@long'] }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
    await expect(page).toHaveURL(path);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

import sharp from 'sharp';
import { arrive, expect, expectAccessible, test } from '../support/test';

test('a picture is reverse-engineered at the price shown, and its style is passed to the generator', async ({
  page,
  creator,
}) => {
  await creator.ready();
  await page.goto('/content-reverse-engineer');
  await arrive(page);
  const red = { create: { width: 320, height: 160, channels: 3 as const, background: '#c02020' } };
  const buffer = await sharp(red).png().toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Remove red.png' })).toBeVisible();
  await page.getByRole('button', { name: /^Take apart\s*·?\s*1 credit/ }).click();
  const found = page.getByRole('region', { name: 'Results' }).getByRole('article').first();
  await expect(found.getByRole('region', { name: 'Palette' }).getByText(/#c02020/i)).toBeVisible({ timeout: 30_000 });
  await expect(found.getByText('Nothing in it was recognised.')).toBeVisible();
  await page.reload();
  await found.getByRole('textbox', { name: /^Subject/ }).fill('A lighthouse');
  await expectAccessible(page);
  await found.getByRole('button', { name: 'Generate in this style' }).click();
  await expect(page).toHaveURL('/generator');
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(/^A lighthouse, .*red/);
  expect(await creator.balance()).toBe(24);
});

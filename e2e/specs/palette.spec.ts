import { expect, expectAccessible, test } from '../support/test';

test('the palette reaches a picture and a tool from any page, and lists what was opened last', async ({
  page,
  creator,
}) => {
  await creator.ready();
  await creator.make({ prompt: 'A harbour at dawn' });
  await page.goto('/dashboard');
  await expect(page.locator('#drawn')).toHaveCount(0);

  const search = page.getByRole('combobox', { name: 'Search or jump to' });
  await page.keyboard.press('Control+k');
  await search.fill('harbour');
  const library = page.getByRole('group', { name: 'Library' });
  await expect(library.getByRole('option', { name: /A harbour at dawn/ })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Enter');
  const opened = page.getByRole('dialog', { name: /^Today/ });
  await expect(opened.getByText('A harbour at dawn')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();

  await page.keyboard.press('Control+k');
  await search.fill('thumbnail');
  await page.getByRole('group', { name: 'Tools' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/platform-tools\/youtube\/thumbnail/);
  await expect(page.getByRole('heading', { level: 1, name: /Thumbnail/ })).toBeVisible();

  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Recent', exact: true });
  await expect(recent.getByRole('option')).toHaveText([/Thumbnail/, /A harbour at dawn/]);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
});

test('with a remote switched off by a failure, the rest of the palette still answers', {
  tag: ['@trouble', '@long'],
}, async ({ page, creator }) => {
  await creator.ready();
  await page.route('**/api/library?*', (route) => route.abort());
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Search or jump to/ }).click();
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('titles');
  await expect(page.getByRole('group', { name: 'Tools' }).getByRole('option').first()).toBeVisible();
});

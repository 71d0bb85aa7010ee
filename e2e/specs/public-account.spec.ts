import { expect, test } from '../support/test';

for (const width of [390, 1440])
  test(`a public page at ${width} px shows a signed-in creator, the balance and the way to the studio`, async ({
    page,
    creator,
  }) => {
    await creator.ready();
    const credits = await creator.balance();
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.mouse.move(30, 300);
    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Studio', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Open studio' })).toBeVisible({ visible: width > 480 });
    await page.getByRole('link', { name: `${credits} credits` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credits');
  });

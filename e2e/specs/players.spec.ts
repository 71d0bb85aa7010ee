import { expect, test } from '../support/test';

test('audio plays, advances and seeks, one player at a time', { tag: '@long' }, async ({ page }) => {
  await page.goto('/dev/ui?group=media');
  const players = page.getByRole('region', { name: 'Hum', exact: true });
  const [first, second] = [players.nth(0), players.nth(1)];
  const place = first.getByRole('slider', { name: 'Position in Hum' });
  const position = async () => Number(await place.inputValue());
  await first.getByRole('button', { name: 'Play Hum' }).click();
  await expect.poll(position).toBeGreaterThan(0.5);
  await place.press('End');
  await expect(first.getByRole('button', { name: 'Play Hum' })).toBeVisible();
  await place.press('Home');
  await expect.poll(position).toBe(0);

  await first.getByRole('button', { name: 'Play Hum' }).click();
  await second.getByRole('button', { name: 'Play Hum' }).click();
  await expect(second.getByRole('button', { name: 'Pause Hum' })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Play Hum' })).toBeVisible();
});

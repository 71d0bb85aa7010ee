import { Staff } from '../support/staff';
import { expect, test } from '../support/test';

test('a sentence spoken before 25 pictures is still on its page, and all pictures are, a page at a time', {
  tag: '@long',
}, async ({ page, creator, elsewhere, product }) => {
  await creator.ready();
  const staff = await new Staff((await elsewhere()).request, product).signIn();
  await staff.give(await creator.id(), 100);
  await creator.speak('The tide comes in slowly.');
  for (let made = 0; made < 23; made += 1) await creator.make({ prompt: `A harbour at dawn, number ${made}` });

  await page.goto('/playground?view=speech');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByText('The tide comes in slowly.')).toBeVisible();
  await expect(results.getByText('Nothing here yet')).toBeHidden();

  await page.goto('/generator');
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(results.getByText(/number 22$/)).toBeVisible();
  await expect(results.getByText(/number 1$/)).toBeHidden();
  await results.getByRole('button', { name: 'Show more' }).click();
  await expect(results.getByText(/number 0$/)).toBeVisible();
  await results.getByRole('link', { name: 'Open library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
});

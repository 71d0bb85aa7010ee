import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../support/test';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });

/** Several pieces of work on a machine with much else to do. */
test.setTimeout(180_000);

test('an example runs step by step at the price of its steps, goes on through a reload, and is in the library', async ({
  page,
  creator,
}) => {
  await creator.ready();
  const before = await creator.balance();
  await page.goto('/playground?view=workflow');
  await page.getByRole('button', { name: 'Script → voice' }).click();
  await expect(page.getByRole('region', { name: 'Step 2: Voice' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Run\s*·?\s*2 credits/ }).click();
  const steps = results(page).getByRole('list', { name: 'Steps of Script → voice' });
  await expect(steps.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(steps.getByRole('listitem', { name: 'Step 2: Voice, Done' })).toBeVisible({ timeout: 120_000 });
  await expect(results(page).getByRole('button', { name: /^Play / })).toBeVisible();
  expect(await creator.balance()).toBe(before - 2);
  // The form is as it was left.
  await expect(page.getByRole('region', { name: 'Step 1: Words' })).toBeVisible();
  await page.goto('/library');
  await expect(page.getByRole('gridcell').getByRole('button', { name: /Sound, 0:\d\d$/ })).toHaveCount(1);
});

import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../support/test';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });

/** Several long runs on a busy machine. */
test.setTimeout(180_000);

test('an example workflow runs at the price of its steps, continues through a reload, and is in the library', async ({
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
  // The form keeps its state.
  await expect(page.getByRole('region', { name: 'Step 1: Write' })).toBeVisible();
  await page.goto('/library');
  await expect(page.getByRole('gridcell').getByRole('button', { name: /Sound, 0:\d\d$/ })).toHaveCount(1);
});

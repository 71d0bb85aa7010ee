import type { Page } from 'playwright/test';
import { expectSoundInAllForms } from '../support/forms';
import type { Product } from '../support/product';
import { Staff } from '../support/staff';
import { expect, test } from '../support/test';

async function visitAsStaff(page: Page, product: Product, path: string): Promise<void> {
  await new Staff(page.request, product).signIn();
  await page.goto(path);
}

test('staff creates a code, a creator redeems it once, and it stands among the movements', async ({
  page,
  product,
  creator,
  elsewhere,
}) => {
  test.slow();
  const office = await (await elsewhere()).newPage();
  await visitAsStaff(office, product, '/staff/gift-codes');
  await office.getByRole('button', { name: 'Create codes' }).click();
  await expect(office.getByText('Name the campaign.')).toBeVisible();
  await office.getByLabel('Campaign').fill('Launch week');
  await office.getByRole('button', { name: 'Create codes' }).click();
  const code =
    (await office.getByRole('list', { name: 'Created codes' }).getByRole('listitem').textContent())?.trim() ?? '';
  expect(code).toMatch(/^([2-9A-Z]{5}-){3}[2-9A-Z]{5}$/);
  const row = office.getByRole('row').filter({ hasText: `…${code.slice(-5)}` });
  await expect(row).toContainText('0 of 1');
  await expectSoundInAllForms(office);

  await creator.ready();
  await page.goto('/credits');
  await page.getByLabel('Gift code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('50 credits added.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('75');
  await expect(page.getByRole('row', { name: /Gift code: Launch week/ })).toContainText('+50');
  await page.getByLabel('Gift code').fill(code);
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('You have used this code before.')).toBeVisible();
  await office.reload();
  await expect(row).toContainText('1 of 1');
  await expect(row).toContainText('Used up');
});

test('a code that does not exist is told at its field', { tag: ['@trouble', '@long'] }, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/credits');
  await page.getByLabel('Gift code').fill('AAAAA-BBBBB-CCCCC-DDDDD');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('There is no such code. Check it for typing errors.')).toBeVisible();
  await expect(page.getByLabel('Gift code')).toBeFocused();
});

test('staff finds a payment, refunds it in part, sees what a model leaves, and the buyer sees the balance', async ({
  page,
  product,
  creator,
  elsewhere,
  vendor,
}) => {
  test.slow();
  await creator.ready();
  await page.goto('/credits');
  await page.getByRole('button', { name: 'Buy 200 credits for $5.00' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText('200 credits added for $5.00.')).toBeVisible();

  await vendor.script({ rules: [{ counted: { image_count: 1 } }] });
  await creator.make({ prompt: 'a boat' });

  const office = await (await elsewhere()).newPage();
  await visitAsStaff(office, product, '/staff/billing');
  await office.getByLabel('Find a payment').fill(creator.email);
  await office.getByRole('button', { name: 'Find' }).click();
  const row = office.getByRole('row').filter({ hasText: creator.email });
  await expect(row).toContainText('Paid (test)');
  await expectSoundInAllForms(office);
  await row.getByRole('link').click();
  await expect(office.getByRole('heading', { level: 1, name: /^Payment FL-/ })).toBeVisible();
  const refund = office.getByRole('form', { name: 'Refund' });
  await refund.getByLabel('Amount in USD').fill('6');
  await refund.getByLabel('Reason').fill('Asked by mail');
  await refund.getByRole('button', { name: 'Refund' }).click();
  await expect(refund.getByText('An amount above 0, at most $5.00.')).toBeVisible();
  await refund.getByLabel('Amount in USD').fill('1.25');
  await expect(refund.getByText(`Takes back 50 credits; ${creator.email} has 221 credits.`)).toBeVisible();
  await refund.getByRole('button', { name: 'Refund $1.25' }).click();
  await expect(office.getByRole('row', { name: /Asked by mail/ })).toContainText('Done');
  await expect(office.getByRole('row', { name: /Refund of package Small/ })).toContainText('−50');
  await expect(refund.getByText('At most $3.75.')).toBeVisible();
  await expectSoundInAllForms(office);

  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('171');
  await page.reload();
  await expect(page.getByText('$1.25 refunded (test)')).toBeVisible();
  await office.goto('/staff/billing?view=figures');
  await expect(office.getByRole('row', { name: /\$1\.25/ }).first()).toBeVisible();
  // Others may have made pictures in the same days.
  await expect(office.getByRole('row', { name: /flux\/dev image Replicate .*\$\d+\.\d+ .*\$\d/ })).toBeVisible();
  await office.getByText('7 days', { exact: true }).click();
  await expect(office.getByRole('heading', { name: 'Margin by model, last 7 days' })).toBeVisible();
  await expectSoundInAllForms(office);
});

test('the affiliate page says what a recommendation gives, and shows a member the own link', { tag: '@long' }, async ({
  page,
  creator,
}) => {
  await creator.ready();
  await page.goto('/affiliate-program');
  await expect(page.getByRole('link', { name: /\/r\/[2-9A-Z]{10}$/ })).toBeVisible();
  await expect(page.getByText('For you')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the affiliate page reads, and leads to signing in', { tag: '@long' }, async ({ page }) => {
    await page.goto('/affiliate-program');
    await expect(page.getByRole('heading', { level: 1, name: 'Affiliate program' })).toBeVisible();
    await expect(page.getByText('you both get 50 more')).toBeVisible();
    await expect(page.getByRole('link', { name: 'sign in', exact: true })).toBeVisible();
  });
});

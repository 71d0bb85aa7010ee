import type { Page } from 'playwright/test';
import { expectSoundInAllForms } from '../support/forms';
import { test } from '../support/stripe-shop';
import { expect } from '../support/test';

const PAYS = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const ASKS_BANK = '4000 0025 0000 3155';

const card = (page: Page) => page.getByLabel('Card number');
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $5.00' });

/** Opens the card fields from the credits page. */
async function openFields(page: Page) {
  await page.goto('/credits?buy=credits-200');
  await page.getByRole('link', { name: 'Pay by card on this site' }).click();
  await expect(payButton(page)).toBeEnabled();
}

test('a package is paid on Stripe’s page; who turns back there has paid nothing', async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/credits?buy=credits-200');
  const buy = page.getByRole('button', { name: 'Buy 200 credits for $5.00' });
  await buy.click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/credits/);
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('25');
  await buy.click();
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('200 credits added for $5.00.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('225');
});

test('card fields: a declined card costs nothing, the next one pays', { tag: ['@trouble', '@long'] }, async ({
  page,
  creator,
}) => {
  await creator.ready();
  await openFields(page);
  await expectSoundInAllForms(page);
  await card(page).fill(DECLINED);
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined. Nothing was charged.');
  await card(page).fill(PAYS);
  await payButton(page).click();
  await expect(page.getByText('200 credits added for $5.00.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('225');
});

test('a plan is begun by card fields: a declined card costs nothing, the next one begins it', {
  tag: '@trouble',
}, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/settings/change-plan?planName=starter');
  await page.getByRole('button', { name: 'Pay by card on this site' }).click();
  await expect(page).toHaveURL(/\/account\/billing\/pay\?checkout=/);
  await expect(page.getByText('$12.00 a month')).toBeVisible();
  const pay = page.getByRole('button', { name: 'Pay $12.00' });
  await expect(pay).toBeEnabled();
  await expectSoundInAllForms(page);
  await card(page).fill(DECLINED);
  await pay.click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined. Nothing was charged.');
  const waiting = page.url();
  await card(page).fill(PAYS);
  await pay.click();
  await expect(page.getByText('You have Starter now.')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/billing\?checkout=/);
  expect(await creator.balance()).toBe(25 + 600);
  await page.goto(waiting);
  await expect(page).toHaveURL(/\/account\/billing\?checkout=/);
});

test('a trial takes a card on our page and no money', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/settings/change-plan?planName=starter&trial=true');
  await page.getByRole('button', { name: 'Add the card on this site' }).click();
  await expect(page.getByText('To pay now')).toBeVisible();
  await card(page).fill(PAYS);
  await page.getByRole('button', { name: 'Save the card and begin the trial' }).click();
  await expect(page.getByText('You have Starter now.')).toBeVisible();
  expect(await creator.balance()).toBe(25 + 50);
});

test('3-D Secure: a refusal at the bank charges nothing, an agreement pays', { tag: '@long' }, async ({
  page,
  creator,
}) => {
  await creator.ready();
  await openFields(page);
  await card(page).fill(ASKS_BANK);
  await payButton(page).click();
  const bank = page.frameLocator('iframe[title="Your bank"]');
  await bank.getByRole('link', { name: 'It is not me' }).click();
  await expect(page.getByRole('alert')).toContainText('We are unable to authenticate your payment method.');
  await expect(card(page)).toHaveValue(ASKS_BANK);
  await payButton(page).click();
  await bank.getByRole('link', { name: 'It is me' }).click();
  await expect(page.getByText('200 credits added for $5.00.')).toBeVisible();
});

test('no other page lets Stripe in', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  for (const path of ['/', '/pricing', '/credits', '/dashboard']) {
    const policy = (await page.goto(path))?.headers()['content-security-policy'];
    expect([path, policy]).toEqual([path, expect.not.stringContaining('stripe')]);
  }
});

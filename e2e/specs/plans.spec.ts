import type { Page } from 'playwright/test';
import type { StripeSimulator } from '../../simulators/stripe/simulator';
import { expectSoundInAllForms } from '../support/forms';
import type { Product } from '../support/product';
import { test } from '../support/stripe-shop';
import { expect } from '../support/test';

const plan = (page: Page) => page.getByRole('region', { name: 'Plan', exact: true });
const change = (page: Page) => page.getByRole('region', { name: 'What changes' });

/** Sends an event of a customer's newest subscription or invoice, as Stripe does. */
async function tell(shop: Product, stripe: StripeSimulator, kind: 'subscription' | 'invoice', type: string) {
  const { body, signature } = stripe.event(type, stripe.latestOfAll(kind));
  const headers = { 'stripe-signature': signature };
  const answer = await fetch(`${shop.url}/api/billing/webhook`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  });
  expect(answer.status).toBe(200);
}

async function choose(page: Page, name: string) {
  await page.goto('/settings/change-plan');
  await page.getByRole('radiogroup', { name: 'Plan' }).getByText(name, { exact: true }).click();
}

test('a plan is tried, bought up with its preview, changed down, ended and taken up again', async ({
  page,
  creator,
  stripe,
  shop,
}) => {
  test.slow();
  await creator.ready();
  await page.goto('/account/billing');
  await expect(plan(page)).toContainText('Free');
  await page.getByRole('link', { name: 'Try a plan' }).click();
  await page.getByRole('radiogroup', { name: 'Plan' }).getByText('Starter', { exact: true }).click();
  await page.getByText('Try it for 7 days first').click();
  await expectSoundInAllForms(page);
  await page.getByRole('button', { name: 'Try Starter' }).click();
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('You have Starter now.')).toBeVisible();
  await expect(plan(page)).toContainText('Trial until');
  await expect(page.getByRole('region', { name: '75 credits, spent in this order' })).toContainText('Next refill on');

  // The trial ends, and the first month is paid.
  stripe.moveBilling(8 * 86_400);
  await tell(shop, stripe, 'invoice', 'invoice.paid');
  await page.goto('/account/billing');
  await expect(plan(page)).toContainText('$12.00 a month, next on');

  await choose(page, 'Pro');
  await expect(change(page)).toContainText('Pro starts now');
  await expect(change(page)).toContainText('Starter, the time that is left');
  await expect(change(page)).toContainText('credits arrive now');
  await expectSoundInAllForms(page);
  await change(page)
    .getByRole('button', { name: /^Pay \$\d+\.\d\d and change/ })
    .click();
  await expect(plan(page)).toContainText('Pro');
  await expect(plan(page)).toContainText('$29.00 a month');

  await choose(page, 'Starter');
  await expect(change(page)).toContainText('You keep Pro until then.');
  await change(page)
    .getByRole('button', { name: /^Change on/ })
    .click();
  await expect(plan(page)).toContainText('Starter follows on');

  await plan(page).getByRole('button', { name: 'End plan' }).click();
  await page.getByRole('button', { name: /^End on/ }).click();
  await expect(plan(page)).toContainText(/Ends on .* Until then you have all of it\./);
  await plan(page).getByRole('button', { name: 'Keep Pro' }).click();
  await expect(plan(page)).toContainText('$29.00 a month, next on');
  await expect(plan(page)).not.toContainText('follows');

  const receipt = page.getByRole('region', { name: 'Invoices' }).last().getByRole('link', { name: 'PDF' }).first();
  const response = await page.request.get((await receipt.getAttribute('href')) ?? '');
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await expectSoundInAllForms(page);
  await page.getByRole('button', { name: 'Cards, billing address and tax id' }).click();
  await expect(page.getByRole('heading', { name: 'Cards and addresses' })).toBeVisible();
});

test('a payment that failed is mended from the page', { tag: '@long' }, async ({ page, creator, stripe, shop }) => {
  await creator.ready();
  await choose(page, 'Pro');
  await page.getByRole('button', { name: 'Begin Pro for $29.00' }).click();
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('You have Pro now.')).toBeVisible();
  await stripe.script({ card: 'declined' });
  stripe.moveBilling(32 * 86_400);
  await tell(shop, stripe, 'invoice', 'invoice.payment_failed');
  await stripe.script({});
  await page.goto('/account/billing');
  await expect(page.getByText('The last payment failed.')).toBeVisible();
  await expectSoundInAllForms(page);
  await plan(page).getByRole('link', { name: 'Pay $29.00 now' }).click();
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Invoice paid' })).toBeVisible();
  await tell(shop, stripe, 'invoice', 'invoice.paid');
  await page.goto('/account/billing');
  await expect(page.getByText('The last payment failed.')).toBeHidden();
  await expect(page.getByRole('region', { name: '3,025 credits, spent in this order' })).toBeVisible();
});

test('pricing leads a signed-in creator to the plan', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Business' }).click();
  await expect(page.getByRole('button', { name: 'Begin Business for $79.00' })).toBeVisible();
});

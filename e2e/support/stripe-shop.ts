import type { Page } from 'playwright/test';
import { createStripeSimulator, type StripeSimulator } from '../../simulators/stripe/simulator';
import { STRIPE_JS } from '../../simulators/stripe/stripe-js';
import { type Product, startProduct } from './product';
import { test as studio } from './test';

/** A product that sells by Stripe's simulator. */
export const test = studio.extend<object, { stripe: StripeSimulator; shop: Product }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from its pattern.
    async ({}, use) => {
      const stripe = await createStripeSimulator();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ stripe }, use) => {
      const product = await startProduct(stripe.env);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  product: async ({ shop }, use) => use(shop),
  page: async ({ page, stripe }, use) => {
    await answerForStripe(page, stripe);
    await use(page);
  },
});

/** Answers Stripe's addresses by the simulator. */
async function answerForStripe(page: Page, stripe: StripeSimulator): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: STRIPE_JS }),
  );
  await page.route(/^https:\/\/(?:api|hooks)\.stripe\.com\//, async (route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const { pathname } = new URL(request.url());
    const answer = await route.fetch({ url: `${stripe.url}${pathname}` });
    return route.fulfill({ response: answer, headers: { ...answer.headers(), ...headers } });
  });
}

import { startS3 } from '../../server/test/support/s3';
import { Creator } from '../support/creator';
import { type Product, startProduct } from '../support/product';
import { complaintsOf, expect, test } from '../support/test';

let s3: Awaited<ReturnType<typeof startS3>>;
let product: Product;
test.beforeAll(async () => {
  s3 = await startS3();
  product = await startProduct(s3.env);
});
test.afterAll(async () => {
  await product?.stop();
  await s3?.stop();
});

test('with a bucket the browser sends a picture straight to it, and shows what was made of it', {
  tag: '@long',
}, async ({ elsewhere }) => {
  const context = await elsewhere({ baseURL: product.url });
  await new Creator(context).ready();
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto('/account/profile');
  await page.getByLabel('Picture file').setInputFiles('docs/images/generator.webp');
  const dialog = page.getByRole('dialog', { name: 'Frame your picture' });
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().startsWith(s3.endpoint),
  );
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  expect((await sent).status()).toBe(200);
  await expect(dialog).toBeHidden();
  const shown = page.getByRole('main').locator('img');
  await expect(shown).toHaveAttribute('src', /^\/media\/avatars\//);
  await expect(shown).toHaveJSProperty('naturalWidth', 512);
  expect(s3.keys().filter((key) => key.startsWith('avatars/'))).toHaveLength(1);
  expect(complaints).toEqual([]);
});

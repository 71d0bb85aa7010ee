import { republish } from '../support/release';
import { Staff } from '../support/staff';
import { expect, expectAccessible, expectFits, test } from '../support/test';

const BROKEN = { tag: '@trouble' };

// The list is of all errors of a product.
test.use({ alone: true });

test(
  'an error thrown in a remote is listed at /staff/releases by its version, redacted',
  BROKEN,
  async ({ page, creator, elsewhere, product }) => {
    test.slow();
    await creator.ready();
    await page.goto('/credits');
    await test.step('a remote breaks while it loads', async () => {
      const broken = "throw new Error('the walrus of maya@example.com broke');";
      await republish(page, 'mfe-billing', 'chunk', (text) => `${broken}${text}`);
      await page.goto('/credits');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    });
    await test.step('the shell throws, and a promise is rejected', async () => {
      await page.evaluate(() => {
        setTimeout(() => {
          throw new RangeError('GET https://flint.test/media/a.png?signature=s3cret broke');
        });
        void Promise.reject(new TypeError('a rejected walrus'));
      });
    });

    const context = await elsewhere();
    await new Staff(context.request, product).signIn();
    const desk = await context.newPage();
    const errors = desk.getByRole('region', { name: 'Browser errors' });
    const rowsOf = (name: RegExp) => errors.getByRole('list', { name }).getByRole('listitem');
    await expect(async () => {
      await desk.goto('/staff/releases');
      // The page reads the list once, and a report may come a moment later.
      const soon = { timeout: 2_000 };
      await expect(rowsOf(/^Errors of mfe-billing 1\.0\.0$/).filter({ hasText: 'walrus' })).toBeVisible(soon);
      await expect(rowsOf(/^Errors of shell [\da-f]{8}$/).filter({ hasText: 'rejected walrus' })).toBeVisible(soon);
    }).toPass();

    const row = rowsOf(/^Errors of mfe-billing/).filter({ hasText: 'walrus' });
    await expect(row).toContainText('the walrus of [email] broke');
    await expect(row.getByRole('region', { name: /^Stack of/ })).toBeHidden();
    await row.getByText('walrus').first().click();
    await expect(row.getByRole('region', { name: /^Stack of/ })).toContainText('/remotes/mfe-billing/');
    await expect(row).toContainText('page credits');
    await expect(
      rowsOf(/^Errors of shell/)
        .filter({ hasText: 'media' })
        .first(),
    ).toContainText('a.png broke');
    await expect(errors).not.toContainText(/maya@|s3cret/);
    await expectAccessible(desk);
    await desk.setViewportSize({ width: 390, height: 844 });
    await expectFits(desk);
  },
);

/** What only a page with an error-reporting service loads or asks for. */
const OF_THE_SERVICE = /\/monitor\.[\da-f]{8}\.js$|\/monitoring$/;

test.describe('on a product that others share', () => {
  test.use({ alone: false });

  test('without a DSN nothing of the service is loaded or sent, also when a page breaks', {
    tag: '@trouble',
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/signin');
    const reported = page.waitForResponse(/\/api\/browser-errors$/);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('a broken page');
      });
    });
    expect((await reported).status()).toBe(200);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => OF_THE_SERVICE.test(address))).toEqual([]);
  });
});

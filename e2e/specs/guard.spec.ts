import { expect, test } from '../support/test';

const SIGNED_OUT = { tag: '@trouble' };

test('a guarded page sends a signed-out visitor to sign-in, with the whole query', SIGNED_OUT, async ({ page }) => {
  await page.goto('/dashboard?x=1');
  await expect(page).toHaveURL(
    '/signin?next=%2Fdashboard%3Fx%3D1&from=%2Fdashboard&reason=auth_required&source=client',
  );
});

test('a guarded page sends an unverified user to verification, and back after the code', async ({ page, creator }) => {
  await creator.signUp();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/verify-email?next=%2Fdashboard');
  await page.getByLabel('Six digits').fill(await creator.code());
  await page.getByRole('button', { name: /Verify/ }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a `next` address of another origin is dropped (open redirect)', SIGNED_OUT, async ({ page, creator }) => {
  await creator.ready();
  await page.context().clearCookies();
  for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/signin?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL('/signin');
  }
});

test('the sign-in page redirects a signed-in user', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/signin');
  await expect(page).toHaveURL('/dashboard');
});

test('a closed sidebar stays closed for the browser session', { tag: '@long' }, async ({ page, creator, context }) => {
  await creator.ready();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Close sidebar' }).click();
  await expect(page.getByRole('button', { name: 'Open sidebar' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open sidebar' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('flint:sidebar-open'))).toBe('false');
  const another = await context.newPage();
  await another.goto('/dashboard');
  await expect(another.getByRole('button', { name: 'Close sidebar' })).toBeVisible();
});

test('the credits page states why the user was redirected to it', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/dashboard/credits?reason=insufficient_credits&from=%2Fgenerator');
  await expect(page.getByText(/needed more credits than you had/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Generator' }).click();
  await expect(page).toHaveURL('/generator');
});

import { type BrowserContext, expect, type Page } from 'playwright/test';
import { arrive, test } from '../support/test';

/** The browser logs every refused or unanswered request as an error. */
const TROUBLE = { tag: '@trouble' };

/** Simulates an expired session by deleting the cookie. */
const expire = (context: BrowserContext) => context.clearCookies();

async function typePrompt(page: Page) {
  await page.goto('/generator');
  await arrive(page);
  await page.getByRole('radio', { name: 'Sketch' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Prompt' }).fill('dunes at dusk');
  // The price comes last.
  await expect(page.getByRole('button', { name: /^Generate · \d+ credit/ })).toBeEnabled();
}

test(
  'a session that expires while a form is open is renewed in a dialog, and the request is retried',
  TROUBLE,
  async ({ page, context, creator }) => {
    await creator.ready();
    await typePrompt(page);
    await expire(context);
    await page.getByRole('button', { name: /^Generate/ }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Sign in again' });
    await expect(dialog.getByLabel('E-mail')).toHaveValue(creator.email);
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(creator.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/generator');
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('dunes at dusk');
    await expect(page.getByRole('img', { name: /dunes at dusk/ })).toHaveCount(1);
    expect(await creator.balance()).toBe(21);
  },
);

test('after sign-in in another tab, a page resumes by itself when it becomes visible', {
  tag: ['@trouble', '@long'],
}, async ({ page, context, creator }) => {
  await creator.ready();
  await typePrompt(page);
  await expire(context);
  await page.getByRole('button', { name: /^Generate/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await context.request.post('/api/users/sign-in', { data: { email: creator.email, password: creator.password } });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: /dunes at dusk/ })).toHaveCount(1);
});

test('signing out in one tab signs out all tabs', TROUBLE, async ({ page, context, creator }) => {
  await creator.ready();
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/credits');
  await expect(other.getByRole('region', { name: 'Balance' })).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/signin\?next=%2Fcredits/);
});

test('a double click makes one order, and the balance agrees across tabs', async ({ page, context, creator }) => {
  await creator.ready();
  const other = await context.newPage();
  await other.goto('/dashboard');
  const balance = other.getByRole('banner').getByRole('link', { name: /credits/i });
  await expect(balance).toHaveText(/25/);
  await typePrompt(page);
  let orders = 0;
  page.on('request', (request) => {
    if (request.url().includes('/generate/image')) orders += 1;
  });
  await page.getByRole('button', { name: /^Generate/ }).dblclick();
  await expect(balance).toHaveText(/21/);
  await expect(page.getByRole('img', { name: /dunes at dusk/ })).toHaveCount(1);
  expect(orders).toBe(1);
  await expect(balance).toHaveText(/21/);
});

test('while the server is down a bar says so, input is kept, and the request is sent when it is back', {
  tag: ['@trouble', '@long'],
}, async ({ page, creator }) => {
  await creator.ready();
  await typePrompt(page);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: /^Generate/ }).click();
  const bar = page.getByText('Flint cannot be reached. What is on this page stays.');
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).last().click();
  await expect(bar).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('dunes at dusk');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Retry' }).last().click();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByRole('img', { name: /dunes at dusk/ })).toHaveCount(1);
  expect(await creator.balance()).toBe(21);
});

test('a page goes on when its session gets a new id between its requests', { tag: ['@trouble', '@long'] }, async ({
  page,
  creator,
  elsewhere,
}) => {
  await creator.ready();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  const idOf = async () => (await page.context().cookies()).find(({ name }) => name.endsWith('session_token'))?.value;
  const before = await idOf();
  // A new password from elsewhere: this browser's id is renewed with its next request, of which the page sends several.
  const there = await elsewhere();
  const { email, password } = creator;
  await there.request.post('/api/users/sign-in', { data: { email, password } });
  const data = { currentPassword: password, newPassword: 'another long password', endOtherSessions: false };
  expect((await there.request.post('/api/users/me/password', { data })).status()).toBe(200);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page
    .getByRole('menuitem', { name: 'Profile' })
    .or(page.getByRole('link', { name: 'Profile' }))
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Password' })).toBeVisible();
  await expect(page.getByText('This browser')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await idOf()).not.toBe(before);
});

import { expect, expectAccessible, test } from '../support/test';

/** Signed-out pages ask for the session, and the browser logs the 401 answer as an error. */
const SIGNED_OUT = { tag: '@trouble' };
/** The browser logs every refused request as an error. */
const REFUSED = { tag: '@trouble' };

test('a profile: name and picture are saved and shown in the frame', async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /^Account:/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/account/profile');

  await page.getByRole('textbox', { name: 'Name' }).fill('Maya Okafor');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Account: Maya Okafor' }).first()).toBeVisible();

  await page.getByLabel('Picture file').setInputFiles('docs/images/generator.webp');
  const dialog = page.getByRole('dialog', { name: 'Frame your picture' });
  const centre = (canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(256, 256, 1, 1).data[3];
  await expect.poll(() => dialog.locator('canvas').evaluate(centre)).toBe(255);
  await dialog.getByRole('slider', { name: 'Closer' }).press('ArrowRight');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(dialog).toBeHidden();
  const shown = page.getByRole('main').locator('img');
  await expect(shown).toHaveAttribute('src', /^\/media\/avatars\//);
  await expect(shown).toHaveJSProperty('naturalWidth', 512);

  await page.reload();
  await expect(shown).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.getByText('Picture removed.')).toBeVisible();
  await expectAccessible(page);
});

test('a file that is no picture is refused with a message', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/account/profile');
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg>') };
  await page.getByLabel('Picture file').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('This file is no picture your browser can read.');
});

test('a new e-mail address takes effect once its code is entered', REFUSED, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/account/profile');
  const email = creator.email.replace('creator', 'moved');
  await page.getByRole('button', { name: 'Change address' }).click();
  await page.getByRole('textbox', { name: 'New address' }).fill(email);
  await page.getByLabel('Your password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Your current password is not right.')).toBeVisible();
  await page.getByLabel('Your password', { exact: true }).fill(creator.password);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Six digits').fill(await creator.code(0, email));
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('region', { name: 'E-mail address' })).toContainText(email);
  await expect(page.getByRole('button', { name: 'Change address' })).toBeVisible();
});

test('two sessions are listed in both browsers, and one signs the other out', { tag: ['@trouble', '@long'] }, async ({
  page,
  creator,
  elsewhere,
}) => {
  await creator.ready();
  const there = await elsewhere();
  const credentials = { email: creator.email, password: creator.password };
  await there.request.post('/api/users/sign-in', { data: credentials });
  const away = await there.newPage();
  await away.goto('/settings');
  await expect(away.getByRole('heading', { level: 1 })).toHaveText('Settings');

  await page.goto('/account/profile');
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('This browser')).toHaveCount(1);
  await list.getByRole('button', { name: 'Sign out Chrome', exact: false }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect((await there.request.get('/api/users/me')).status()).toBe(401);
  expect((await page.context().request.get('/api/users/me')).status()).toBe(200);
  await list.getByRole('button', { name: 'Sign out of this browser' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect((await page.context().request.get('/api/users/me')).status()).toBe(401);
});

test('a new password signs the other browser out and keeps this one', async ({ page, creator, elsewhere }) => {
  await creator.ready();
  const there = await elsewhere();
  const credentials = { email: creator.email, password: creator.password };
  await there.request.post('/api/users/sign-in', { data: credentials });
  await page.goto('/account/profile');
  await page.getByLabel('Current password', { exact: true }).fill(creator.password);
  await page.getByLabel('New password', { exact: true }).fill('another long password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
  expect((await there.request.get('/api/users/me')).status()).toBe(401);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
});

test('settings: theme and motion apply from the first paint, and defaults reach the generator', async ({
  page,
  creator,
}) => {
  await creator.ready();
  await page.goto('/settings');
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
  await page.getByRole('group', { name: 'Reduce motion' }).getByText('On', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Style' }).selectOption('sketch');
  await page.getByRole('combobox', { name: 'Pictures' }).selectOption('3');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/generator');
  await expect(page.locator('html[data-theme="dark"][data-motion="reduced"]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /12 credits/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Sketch' })).toBeChecked();
});

test('signing in with Google returns to the requested page', SIGNED_OUT, async ({ page, google }) => {
  const email = `google-${Date.now()}@example.com`;
  await google.script({ user: { sub: email, email, name: 'Maya Okafor' } });
  await page.goto('/account/profile');
  await expect(page).toHaveURL(/\/signin\?next=%2Faccount%2Fprofile/);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL('/account/profile');
  await expect(page.getByRole('region', { name: 'E-mail address' })).toContainText(email);
  await expect(page.getByRole('button', { name: 'Set password' })).toBeVisible();

  await google.script({ user: { sub: 'somebody-else', email: `other-${email}`, email_verified: false } });
  await page.context().clearCookies();
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toContainText('Google has not verified this address.');
});

import { expect, expectAccessible, test } from '../support/test';

/** Signed-out pages ask for the session, and the browser logs the 401 answer as an error. */
const SIGNED_OUT = { tag: '@trouble' };

// The built-in engine's spec of pictures.
test.use({ made: 'built in' });

test(
  'a new user signs up, enters the code, makes a picture at the price on the button, and finds it in the library',
  SIGNED_OUT,
  async ({ page, creator }) => {
    await page.goto('/signup');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(creator.email);
    await page.getByLabel('Password', { exact: true }).fill(creator.password);
    await page.getByRole('button', { name: /Create/ }).click();

    await expect(page).toHaveURL(/\/verify-email/);
    await page.getByLabel('Six digits').fill(await creator.code());
    await page.getByRole('button', { name: /Verify/ }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.goto('/generator');
    const balance = page.getByRole('banner').getByRole('link', { name: /credits/i });
    await expect(balance).toHaveText(/25/);
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a red boat on a calm lake at dawn');
    await page.getByRole('radiogroup', { name: 'Pictures' }).getByText('2', { exact: true }).click();
    await page.getByRole('button', { name: /^Generate\s*·?\s*2 credits/ }).click();

    const results = page.getByRole('region', { name: 'Results' });
    await expect(results.getByRole('img', { name: /red boat/ })).toHaveCount(2, { timeout: 40_000 });
    await expect(balance).toHaveText(/23/);
    expect(await creator.balance()).toBe(23);

    await page.reload();
    await expect(results.getByRole('img', { name: /red boat/ })).toHaveCount(2);
    await expect(balance).toHaveText(/23/);
    await expectAccessible(page);
  },
);

test(
  'the signed-out generator takes a prompt, asks for sign-in, and keeps the prompt',
  SIGNED_OUT,
  async ({ page, creator }) => {
    await creator.ready();
    await page.context().clearCookies();
    await page.goto('/generator');
    await page.getByRole('textbox', { name: 'Prompt' }).fill('dunes at noon');
    await page.getByRole('button', { name: /Generate/ }).click();
    await expect(page).toHaveURL('/signin?next=%2Fgenerator&from=%2Fgenerator&reason=auth_required&source=client');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(creator.email);
    await page.getByLabel('Password', { exact: true }).fill(creator.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/generator');
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('dunes at noon');
  },
);

test(
  'without enough credits the page states the price, keeps the prompt, charges nothing, and goes on with fewer pictures',
  SIGNED_OUT,
  async ({ page, creator }) => {
    await (await creator.ready()).spendDownTo(1);
    await page.goto('/generator');
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a city at night');
    await page.getByRole('radiogroup', { name: 'Pictures' }).getByText('4', { exact: true }).click();
    await page.getByRole('button', { name: /^Generate\s*·?\s*4 credits/ }).click();
    await expect(page.getByText(/needs? 4|4 credits/).last()).toBeVisible();
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /credits/i })
      .first();
    await expect(link).toHaveAttribute('href', /\/dashboard\/credits\?reason=insufficient_credits&from=%2Fgenerator/);
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('a city at night');
    // With an order that can be paid the refusal goes, and nothing else does.
    await page.getByRole('radiogroup', { name: 'Pictures' }).getByText('1', { exact: true }).click();
    await page.getByRole('button', { name: /^Generate\s*·?\s*1 credit/ }).click();
    await expect(page.getByRole('img', { name: /a city at night/ })).toHaveCount(1);
    await expect(link).toHaveCount(0);
    expect(await creator.balance()).toBe(0);
  },
);

test('a mailed link resets a forgotten password, once', SIGNED_OUT, async ({ page, creator }) => {
  await creator.ready();
  await page.context().clearCookies();
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(creator.email);
  await page.getByRole('main').getByRole('button').first().click();
  await page.goto(await creator.link());
  await page.getByLabel('New password', { exact: true }).fill('another long password');
  await page
    .getByRole('main')
    .getByRole('button', { name: /password|Save|Set/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/signin/);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(creator.email);
  await page.getByLabel('Password', { exact: true }).fill('another long password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a password shows its strength from the first key on, and a common one is refused at its field', {
  tag: ['@trouble', '@long'],
}, async ({ page, creator }) => {
  const scripts: string[] = [];
  page.on('request', (sent) => scripts.push(sent.url()));
  await page.goto('/signup');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(creator.email);
  expect(scripts.filter((url) => url.includes('password-strength'))).toEqual([]);

  const password = page.getByLabel('Password', { exact: true });
  const strength = page.getByRole('meter', { name: 'Password strength' });
  await password.fill('password1');
  await expect(strength).toHaveAttribute('aria-valuetext', 'One of the most common passwords');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Create/ }).click();
  await expect(password).toHaveAccessibleDescription('This password is one of the most common. Choose another.');
  await expect(password).toBeFocused();

  await password.fill(creator.password);
  await expect(strength).toHaveAttribute('aria-valuetext', /Good|Strong/);
  await page.getByRole('button', { name: /Create/ }).click();
  await expect(page).toHaveURL(/\/verify-email/);
});

import type { Page } from 'playwright/test';
import { pages } from '../../mfe-content/src/pages';
import { ATTACKS } from '../support/attacks';
import type { Creator } from '../support/creator';
import { endStreams } from '../support/end-streams';
import { watchForHarm } from '../support/hostile';
import type { Product } from '../support/product';
import { Staff } from '../support/staff';
import { arrive, expect, expectAccessible, expectFits, test } from '../support/test';

const PUBLIC = pages
  .filter(({ frame }) => frame === 'public')
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'));
const APP = ['/reviews', '/connect-socials', '/dashboard/welcome-tour'];

/** Pages that show every part which public pages are made of. */
const IN_DARK = ['/docs', '/changelog', '/contact', '/survey'];

async function expectSound(page: Page, schemes: readonly ('light' | 'dark')[] = ['light', 'dark']) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

/** Opens a page signed in, without the event stream that would keep the network busy. */
async function visitAs(creator: Creator, page: Page, path: string) {
  await creator.ready();
  await endStreams(page);
  await page.goto(path);
}

async function visitAsStaff(page: Page, product: Product, path: string) {
  await new Staff(page.request, product).signIn();
  await endStreams(page);
  await page.goto(path);
}

test('public pages are whole without JavaScript', async ({ elsewhere, baseURL }) => {
  const page = await (await elsewhere({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })).newPage();
  for (const path of PUBLIC) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.locator('main').textContent())?.length, path).toBeGreaterThan(200);
  }
});

test('public pages ask nobody who they are, do not overflow, and pass axe', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/users/me') && asked.push(request.url()));
  for (const path of PUBLIC) {
    await page.goto(path);
    await arrive(page);
    await expectSound(page, IN_DARK.includes(path) ? ['light', 'dark'] : ['light']);
  }
  expect(asked).toEqual([]);
});

test('app pages do not overflow, have one h1, and pass axe in both themes', { tag: '@long' }, async ({
  page,
  creator,
}) => {
  test.slow();
  await creator.ready();
  await endStreams(page);
  for (const path of APP) {
    await page.goto(path);
    await expectSound(page);
  }
  const calls: string[] = [];
  await page.goto('/connect-socials');
  page.on('request', (request) => request.url().includes('social') && calls.push(request.url()));
  await expect(page.getByText('Coming soon')).toHaveCount(6);
  expect(calls).toEqual([]);
});

test('the documentation opens at the part asked for, is left and searched in the page', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/docs#templates');
  await arrive(page);
  await expect(page.locator('#templates')).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('link conversation');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['How do I share a conversation?']);
  await page.getByRole('searchbox').fill('no such words anywhere');
  await expect(page.getByText('Nothing has all of these words.')).toBeVisible();
});

test('a message is sent without credentials, even signed in, and staff answer it', async ({
  page,
  creator,
  elsewhere,
  product,
}) => {
  await visitAs(creator, page, '/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill('ana@example.com');
  await page.getByLabel('Message').fill('Where is my picture?');
  const sending = page.waitForRequest('**/api/contact-forms');
  await page.getByRole('button', { name: 'Send message' }).click();
  const headers = await (await sending).allHeaders();
  expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined]);
  const receipt = (await page.getByText(/^FL-/).textContent()) ?? '';

  const office = await (await elsewhere({ baseURL: product.url })).newPage();
  await visitAsStaff(office, product, '/staff/messages');
  const answer = office.getByRole('form', { name: `Answer ${receipt}` });
  await answer.getByLabel('Answer').fill('It is in your library.');
  await answer.getByRole('button', { name: 'Send by e-mail' }).click();
  await expect(office.getByText(receipt)).toBeHidden();
  await office.getByText('Answered', { exact: true }).click();
  await expect(office.getByText('It is in your library.')).toBeVisible();
  await expectSound(office);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a message is sent by the form itself: first refused by field, then received', { tag: '@trouble' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/contact');
    await page.getByLabel('E-mail').fill('ana');
    await page.getByLabel('Message').fill('Where is my picture?\nIt was blue.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toContainText('Your message was not sent.');
    await page.getByRole('alert').getByRole('link', { name: 'E-mail' }).click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveValue('ana');
    await expect(page.getByLabel('Message')).toHaveValue('Where is my picture?\nIt was blue.');
    await page.getByLabel('E-mail').fill('ana@example.com');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('status')).toContainText(/Its number is FL-[2-9A-Z]{4}-[2-9A-Z]{4}/);
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
  });
});

test('the honeypot is out of reach for people, and what fills it is kept and marked', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await page.goto('/contact');
  await arrive(page);
  const trap = page.locator('input[name="extra"]');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(await page.getByRole('textbox').evaluateAll((all) => all.map((each) => each.getAttribute('name')))).toEqual([
    ...['name', 'email', 'subject', 'message'],
  ]);
  await page.getByLabel('Subject').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
  await page.getByLabel('E-mail').fill('robot@example.com');
  await page.getByLabel('Message').fill('Filled everywhere');
  await trap.fill('https://spam.example', { force: true });
  await page.getByRole('button', { name: 'Send message' }).click();
  const receipt = (await page.getByText(/^FL-/).textContent()) ?? '';
  await visitAsStaff(page, product, '/staff/messages');
  const row = page.getByRole('listitem').filter({ hasText: receipt });
  await expect(row.getByText('Perhaps a robot')).toBeVisible();
  await expect(row.getByText('Filled everywhere')).toBeVisible();
});

test('the survey goes one step at a time, learns of the missing session from the 401, and keeps the answers', {
  // The browser logs the 401.
  tag: '@trouble',
}, async ({ page, creator }) => {
  await page.goto('/survey');
  await arrive(page);
  await page.getByLabel('Podcasts').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('A newsletter').check();
  await page.reload();
  await arrive(page);
  await expect(page.getByLabel('A newsletter')).toBeChecked();
  for (let step = 1; step < 4; step++) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('What is missing, or in the way?').fill('A calendar.');
  await page.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /next=%2Fsurvey/,
  );

  await visitAs(creator, page, '/survey');
  await expect(page.getByLabel('What is missing, or in the way?')).toHaveValue('A calendar.');
  await page.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByText('Thank you. Your answers have arrived.')).toBeVisible();
  const mine = await page.request.get('/api/surveys/me');
  expect((await mine.json()).survey.answers).toEqual({
    makes: ['Podcasts'],
    publishes: ['A newsletter'],
    missing: 'A calendar.',
  });
});

test('a review is left, shown on the home page, changed, reported and hidden', async ({
  page,
  creator,
  elsewhere,
  product,
}) => {
  await visitAs(creator, page, '/reviews');
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByLabel('Review', { exact: true }).fill('The price stands on the button.');
  await page.getByLabel('Name').fill('Mira');
  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByText('The price stands on the button.')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Review', { exact: true }).fill('The price stands on every button.');
  await page.getByRole('button', { name: 'Save review' }).click();
  await expect(page.getByText('The price stands on every button.')).toBeVisible();

  const reader = await (await elsewhere({ baseURL: product.url })).newPage();
  await reader.goto('/');
  await arrive(reader);
  await reader.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(reader.getByText('The price stands on every button.')).toBeVisible();

  const office = await (await elsewhere({ baseURL: product.url })).newPage();
  await visitAsStaff(office, product, '/reviews');
  await office.getByRole('button', { name: 'Report the review by Mira' }).click();
  await office.getByLabel('Reason').fill('Not a review');
  await office.getByRole('button', { name: 'Send report' }).click();
  await office.goto('/staff/reviews');
  await expect(office.getByText('Not a review')).toBeVisible();
  await expectSound(office);
  await office.getByRole('button', { name: 'Hide' }).click();
  await expect(office.getByRole('button', { name: 'Show again' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Staff have hidden this review.')).toBeVisible();
});

test('nothing that is typed runs or asks elsewhere, wherever it is shown', { tag: '@long' }, async ({
  page,
  creator,
  product,
}) => {
  const harm = await watchForHarm(page, product.url);
  await creator.ready();
  const headers = { origin: product.url };
  const post = (path: string, data: object) => page.request.post(path, { data, headers });
  const whole = ATTACKS.join('\n');
  const [name = '', ...comments] = [ATTACKS[1], whole.slice(0, 1000), whole.slice(1000, 2000)];
  await post('/api/reviews', { rating: 5, comment: comments[0], name });
  await post('/api/surveys', { answers: { makes: [...ATTACKS.slice(0, 20)], missing: whole } });
  await post('/api/contact-forms', { name, email: 'x@example.com', subject: ATTACKS[0], message: whole });
  await endStreams(page);
  for (const path of ['/reviews', '/survey', '/']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await new Staff(page.request, product).signIn();
  await post('/api/reviews', { rating: 1, comment: comments[1], name: ATTACKS[3] });
  const { reviews } = await (await page.request.get('/api/reviews')).json();
  for (const { id } of reviews) await post(`/api/reviews/${id}/reports`, { reason: ATTACKS[1] });
  for (const path of ['/reviews', '/staff/messages', '/staff/reviews']) {
    await page.goto(path);
    await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
  }
  await harm.expectNone();
});

test('the tour is left, resumed, walked by keyboard, and ends with a picture', async ({ page, creator }) => {
  test.slow();
  await creator.ready();
  await page.goto('/dashboard/welcome-tour');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'An idea' })).toBeFocused();
  await page.getByRole('button', { name: 'A red boat on a calm lake' }).press('Enter');
  await page.getByRole('link', { name: 'Leave for now' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard/welcome-tour');
  await expect(page.getByLabel('What shall the picture show?')).toHaveValue(/^A red boat/);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  const make = page.getByRole('button', { name: /^Make the picture/ });
  await expect(make).toBeEnabled();
  await make.press('Enter');
  await expect(page.getByRole('img', { name: /^A red boat/ })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await page.getByRole('button', { name: 'Finish the tour' }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

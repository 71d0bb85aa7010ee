import type { Page } from 'playwright/test';
import { createOpenAiSimulator } from '../../simulators/openai/simulator';
import { ATTACKS } from '../support/attacks';
import { endStreams } from '../support/end-streams';
import { watchForHarm } from '../support/hostile';
import { startProduct } from '../support/product';
import { Staff } from '../support/staff';
import { arrive, expect, expectAccessible, expectFits, test } from '../support/test';

const FIRST = 'Describe a picture in four parts';

async function expectSound(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectFits(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

test('blog and post are read without JavaScript, and the program takes over without a request or a shift', async ({
  page,
  elsewhere,
  baseURL,
}) => {
  const plain = await (await elsewhere({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })).newPage();
  await plain.goto('/blog');
  await plain.getByRole('link', { name: FIRST }).click();
  await expect(plain.getByRole('heading', { level: 1, name: FIRST })).toBeVisible();
  await expect(plain.getByRole('heading', { level: 2, name: 'Say where the light is' })).toBeVisible();

  await plain.goto('/blog');
  await plain.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'pictures' }).click();
  await expect(plain).toHaveURL(/category=pictures/);
  await expect(plain.getByRole('main').getByRole('listitem')).toHaveCount(1);

  const asked: string[] = [];
  page.on('request', (request) => /\/api\/(blogs|users)/.test(request.url()) && asked.push(request.url()));
  for (const path of ['/blog', '/blog?category=pictures', '/blog/describe-a-picture-in-four-parts']) {
    await page.goto(path);
    const last = page.getByRole('article').or(page.getByRole('main')).last();
    const before = await last.boundingBox();
    await arrive(page);
    await expect(page.getByText(FIRST).first()).toBeVisible();
    expect((await last.boundingBox())?.height).toBe(before?.height);
    await expectSound(page);
  }
  expect(asked).toEqual([]);
});

test('the list falls back to the static files, and says so when both fail', {
  // The browser logs what is refused.
  tag: ['@trouble', '@long'],
}, async ({ page }) => {
  await page.route('**/api/blogs?*', (route) =>
    route.fulfill({ status: 500, json: { message: '', error: 'internal' } }),
  );
  await page.goto('/guides');
  await arrive(page);
  const visit = () =>
    page.evaluate(() => {
      history.pushState(null, '', '/blog');
      dispatchEvent(new PopStateEvent('popstate'));
    });
  await visit();
  await expect(page.getByRole('link', { name: FIRST })).toBeVisible();
  await expect(page.getByText('These are copies of the posts.')).toBeVisible();
  await page.route('**/blogs/index.json', (route) => route.abort());
  await page.goto('/guides');
  await arrive(page);
  await visit();
  await expect(page.getByText('Failed to load blogs from both API and local sources')).toBeVisible();
});

test('an ordinary user is sent from the editor to the dashboard, and reads posts without JavaScript', {
  tag: '@long',
}, async ({ page, creator, elsewhere, baseURL }) => {
  await creator.ready();
  await endStreams(page);
  await page.goto('/create-blog');
  await expect(page).toHaveURL(/\/dashboard$/);
  const storageState = await page.context().storageState();
  const plain = await (
    await elsewhere({ javaScriptEnabled: false, storageState, ...(baseURL && { baseURL }) })
  ).newPage();
  await plain.goto('/blog');
  await plain.getByRole('link', { name: FIRST }).click();
  await expect(plain.getByRole('heading', { level: 2, name: 'Say where the light is' })).toBeVisible();
});

test('a post is drafted from facts, saved while typing, previewed, published and read', async ({
  page,
  product,
  elsewhere,
}) => {
  await new Staff(page.request, product).signIn();
  await endStreams(page);
  await page.goto('/create-blog');
  await page.getByLabel('Facts for a draft').fill('Bread needs time.\nCold dough rises slowly.');
  await page.getByRole('button', { name: 'Outline my facts' }).click();
  await expect(page.getByLabel('Text, in Markdown')).toHaveValue(/## Cold dough rises slowly/);
  await page.getByLabel('Title').fill('Why bread needs time');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByLabel('Text, in Markdown').fill('Flour, **water**, patience.');
  await page.getByText('Preview', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('water');
  await page.getByText('Write', { exact: true }).click();
  await page.locator('input[type=file]').setInputFiles('docs/images/generator.webp');
  await page.getByLabel('What the picture shows').waitFor();
  await page.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(page.getByText('Describe the picture.')).toBeVisible();
  await page.getByLabel('What the picture shows').fill('The generator');
  await page.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(page.getByLabel('Text, in Markdown')).toHaveValue(/patience\.\n\n!\[The generator\]\(\/media\/blog\//);
  await expectSound(page);
  const reader = await (await elsewhere({ baseURL: product.url })).newPage();
  expect((await reader.goto('/blog/why-bread-needs-time'))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Open the page' })).toBeVisible();
  expect((await reader.goto('/blog/why-bread-needs-time'))?.status()).toBe(200);
  await arrive(reader);
  await expect(reader.getByText('Flour, water, patience.')).toBeVisible();
  const picture = reader.getByRole('img', { name: 'The generator' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('a draft is ordered at the price on its button; cancelled, it costs nothing and leaves what was typed', {
  tag: '@long',
}, async ({ elsewhere }) => {
  const model = await createOpenAiSimulator();
  const live = await startProduct(model.env);
  const page = await (await elsewhere({ baseURL: live.url })).newPage();
  const staff = await new Staff(page.request, live).signIn();
  const { user } = await (await page.request.get('/api/users/me')).json();
  await staff.give(user.id, 100);
  const credits = async () => (await page.request.get('/api/credits/balance')).json();
  const before = await credits();
  await endStreams(page);
  await page.goto('/create-blog');
  const facts = page.getByLabel('Facts for a draft');
  const text = page.getByLabel('Text, in Markdown');
  await facts.fill('Bread needs time.');
  await text.fill('Mine.');
  const order = page.getByRole('button', { name: /^Draft with AI · \d+ credits?$/ });
  const price = Number(/\d+/.exec((await order.textContent()) ?? '')?.[0]);

  const reply = '# Bread\n\n*Of bread.*\n\n## Dough\n\nIt rises.';
  await model.script({ rules: [{ reply, stream: { fault: 'hold', after: 0 } }] });
  await order.click();
  const progress = page.getByText(`${price} credits held`);
  await expect(progress).toBeVisible();
  await expect.poll(() => model.journal().held).toBe(1);
  await expect.poll(credits).toMatchObject({ balance: before.balance - price });
  await text.fill('Mine, and more.');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(progress).toBeHidden();
  await expect.poll(credits).toEqual(before);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(facts).toHaveValue('Bread needs time.');
  await expect(text).toHaveValue('Mine, and more.');

  await model.reset();
  await model.script({ rules: [{ reply }] });
  await order.click();
  const proposal = page.getByRole('region', { name: 'Proposed draft' });
  await expect(proposal).toContainText('It rises.');
  await expect(text).toHaveValue('Mine, and more.');
  await expectSound(page);
  await proposal.getByRole('button', { name: 'Add it below' }).click();
  await expect(text).toHaveValue('Mine, and more.\n\n## Dough\n\nIt rises.');
  await live.stop();
  await model.close();
});

test('of two tabs on one draft the older one sees both texts, and nothing typed is lost', {
  // The browser logs the 409.
  tag: ['@trouble', '@long'],
}, async ({ page, product, context }) => {
  await new Staff(page.request, product).signIn();
  const headers = { origin: product.url };
  const made = await page.request.post('/api/blogs', { data: { title: 'Two tabs', content: 'Before' }, headers });
  const { id } = await made.json();
  const other = await context.newPage();
  for (const each of [page, other]) {
    await endStreams(each);
    await each.goto(`/create-blog?post=${id}`);
    await expect(each.getByLabel('Text, in Markdown')).toHaveValue('Before\n');
  }
  await other.getByLabel('Text, in Markdown').fill('From the other tab');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get(`/api/blogs/${id}`)).json()).content)
    .toBe('From the other tab\n');
  await page.getByLabel('Text, in Markdown').fill('From this tab');
  await expect(page.getByText('This post was changed elsewhere while you were writing.')).toBeVisible();
  await expect(page.getByText('From the other tab')).toBeVisible();
  await expect(page.getByLabel('Text, in Markdown')).toHaveValue('From this tab');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect
    .poll(async () => (await (await page.request.get(`/api/blogs/${id}`)).json()).content)
    .toBe('From this tab\n');
});

test('nothing in a post runs or asks elsewhere: on its page, in the list, in the preview', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const harm = await watchForHarm(page, product.url);
  await new Staff(page.request, product).signIn();
  const headers = { origin: product.url };
  const data = {
    ...{ title: ATTACKS[1], excerpt: ATTACKS[0], category: '"><script>alert(1)</script>', status: 'published' },
    content: ATTACKS.join('\n\n'),
  };
  const { id, slug } = await (await page.request.post('/api/blogs', { data, headers })).json();
  await endStreams(page);
  for (const path of [`/blog/${slug}`, '/blog']) {
    await page.goto(path);
    await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
  }
  await page.goto(`/create-blog?post=${id}`);
  await page.getByText('Preview', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('<svg onload=alert(1)>');
  await harm.expectNone();
  // The editor asks no more once it is left: without the session it would be answered 401.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`/blog/${slug}`);
  await arrive(page);
  await harm.expectNone();
});

import { holdProgram } from '../support/hold-requests';
import { watchLayoutShifts } from '../support/layout-shifts';
import { expect, expectAccessible, test } from '../support/test';

const TOOL = '/tools/youtube/title-generator';
/** Highest accepted cumulative layout shift (CLS). */
const UNNOTICED = 0.01;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tool’s page shows everything from its name to its related tools, with working links', async ({ page }) => {
    await page.goto(TOOL);
    await expect(page.getByRole('heading', { level: 1, name: 'YouTube title generator' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'What the video is about' })).toBeVisible();
    const result = page.getByRole('region', { name: 'Result', exact: true });
    await expect(result.getByText('Example', { exact: true })).toBeVisible();
    await expect(result.getByRole('list', { name: 'Titles' }).getByRole('listitem')).toHaveCount(4);
    await expect(page.getByText('YouTube takes 100 characters.')).toBeVisible();
    // Its style sheets are loaded: form and example stand side by side.
    const form = await page.getByRole('textbox', { name: 'What the video is about' }).boundingBox();
    expect((await result.boundingBox())?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
    await page
      .getByRole('list', { name: 'Related tools' })
      .getByRole('link', { name: /^Script generator/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'YouTube script generator' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'YouTube' }).click();
    await expect(page.getByRole('list', { name: 'YouTube tools' }).getByRole('link')).toHaveCount(8);
  });
});

test('input from before hydration is kept, through hydration and sign-in', {
  tag: '@trouble',
}, async ({ page, context, creator }) => {
  await creator.ready();
  await context.clearCookies();
  const movedBy = await watchLayoutShifts(page);
  const letThrough = await holdProgram(page);
  await page.goto(TOOL, { waitUntil: 'commit' });
  const topic = page.getByRole('textbox', { name: 'What the video is about' });
  await topic.fill('Crossing a desert with one bag');
  letThrough();
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(topic).toHaveValue('Crossing a desert with one bag');
  await expect(topic).toBeFocused();
  await expect(page).toHaveTitle('YouTube title generator with search previews');
  expect(await movedBy()).toBeLessThanOrEqual(UNNOTICED);

  await page.getByRole('textbox', { name: /^Who it is for/ }).fill('Walkers');
  await page.getByRole('button', { name: /^Sign in to run · \d+ credits?$/ }).click();
  await expect(page).toHaveURL(/\/signin\?next=%2Ftools%2Fyoutube%2Ftitle-generator/);
  await page.getByLabel('E-mail').fill(creator.email);
  await page.getByLabel('Password', { exact: true }).fill(creator.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${TOOL}$`));
  await expect(topic).toHaveValue('Crossing a desert with one bag');
  await expect(page.getByRole('textbox', { name: /^Who it is for/ })).toHaveValue('Walkers');
  await expect(page.getByRole('button', { name: /^Write 8 titles · \d+ credits?$/ })).toBeEnabled();
});

test('once a tool’s page has fetched its files, a press loads no further program', {
  tag: ['@trouble', '@long'],
}, async ({ page }) => {
  await page.goto(TOOL);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: /^Sign in to run/ }).dispatchEvent('click');
  await expect(page.getByRole('textbox', { name: 'What the video is about' })).toHaveAttribute('aria-invalid', 'true');
  expect(asked.filter((path) => !/^\/(main|carry-over)\./.test(path))).toEqual([]);
});

test('tools are found by search, on the overview and from A to Z', { tag: '@trouble' }, async ({ page }) => {
  await page.goto('/tools');
  await expect(page.getByRole('heading', { level: 2 }).getByRole('link')).toHaveCount(6);
  await page.getByRole('link', { name: 'Every tool from A to Z' }).click();
  await expect(page.getByRole('list', { name: 'All tools' }).getByRole('link')).toHaveCount(42);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('instagram bio');
  await page.getByRole('list', { name: 'Found' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tools\/instagram\/bio-/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a reader loads no script; a choice and a press from before hydration are replayed after it', {
  tag: ['@trouble', '@long'],
}, async ({ page }) => {
  await page.goto(TOOL);
  await page.waitForLoadState('networkidle');
  const program = page.locator('script[src*="/main."]');
  await expect(program).toHaveCount(0);
  await page.getByRole('button', { name: 'Fill in this example' }).click();
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(program).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'What the video is about' })).not.toHaveValue('');
});

test('a press before script and price have loaded leads to sign-in and keeps the input', {
  tag: ['@trouble', '@long'],
}, async ({ page }) => {
  const letThrough = await holdProgram(page);
  await page.goto(TOOL, { waitUntil: 'commit' });
  const topic = page.getByRole('textbox', { name: 'What the video is about' });
  await topic.fill('Crossing a desert with one bag');
  await page.getByRole('button', { name: 'Sign in to run' }).click();
  letThrough();
  await expect(page).toHaveURL(/\/signin\?next=%2Ftools%2Fyoutube%2Ftitle-generator/);
  await page.goBack();
  await expect(topic).toHaveValue('Crossing a desert with one bag');
});

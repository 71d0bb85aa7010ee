import type { Page } from 'playwright/test';
import type { Creator } from '../support/creator';
import { expect, test } from '../support/test';
import { translatePages } from '../support/translate';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt' });

// Of the built-in engines, whose prices are known.
test.use({ made: 'built in' });

/** Long runs on a busy machine. */
test.setTimeout(180_000);

test.beforeEach(({ page }) => translatePages(page));

/** The header's balance is the server's, and nothing has crashed. */
async function expectTrue(page: Page, creator: Creator, balance: number): Promise<void> {
  const pill = page.getByRole('banner').getByRole('link', { name: /credits?/ });
  await expect(pill).toHaveText(new RegExp(`^\\s*${balance} credits?`));
  await expect(pill.locator('font').first()).toBeAttached();
  expect(await creator.balance()).toBe(balance);
  await expect(page.getByText('Oops!')).toHaveCount(0);
}

test('pictures: the price follows the count, and the pictures come', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/generator');
  await prompt(page).fill('a red boat on a calm lake at dawn');
  const count = page.getByRole('radiogroup', { name: 'Pictures' });
  await count.getByText('4', { exact: true }).click();
  await expect(page.getByRole('button', { name: /^Generate\s*·?\s*4 credits$/ })).toBeVisible();
  await count.getByText('1', { exact: true }).click();
  await page.getByRole('button', { name: /^Generate\s*·?\s*1 credit$/ }).click();
  await expect(results(page).getByRole('img', { name: /red boat/ })).toHaveCount(1, { timeout: 60_000 });
  await expectTrue(page, creator, 24);
});

test('music, and then speech', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/music-generator');
  await prompt(page).fill('calm lo-fi, rain outside');
  await page.getByRole('slider', { name: 'Length' }).fill('5');
  await page.getByRole('button', { name: /^Compose\s*·?\s*1 credit$/ }).click();
  await expect(results(page).getByRole('button', { name: /^Play calm lo-fi/ })).toBeVisible({ timeout: 120_000 });
  await expectTrue(page, creator, 24);

  await page.goto('/playground?view=speech');
  await page.getByRole('textbox', { name: 'Text' }).fill('Today the weather is good.');
  await page.getByRole('button', { name: /^Speak\s*·?\s*1 credit$/ }).click();
  await expect(results(page).getByRole('button', { name: /^Play Today the weather/ })).toBeVisible({
    timeout: 120_000,
  });
  await expectTrue(page, creator, 23);
});

test('a workflow, step by step', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/playground?view=workflow');
  await page.getByRole('button', { name: 'Script → voice' }).click();
  await page.getByRole('button', { name: /^Run\s*·?\s*2 credits$/ }).click();
  const steps = results(page).getByRole('list', { name: 'Steps of Script → voice' });
  await expect(steps.getByRole('listitem', { name: 'Step 2: Voice, Done' })).toBeVisible({ timeout: 120_000 });
  await expectTrue(page, creator, 23);
});

test('Spark and the chat answer, and answer again', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/viewspark');
  const spark = page.getByRole('textbox', { name: 'Message Spark' });
  for (const [at, words] of ['Five hooks for a video about sourdough bread', 'Five more, shorter'].entries()) {
    await spark.fill(words);
    await expect(page.getByRole('button', { name: /^Send · \d+ credits?$/ })).toBeEnabled();
    await spark.press('Enter');
    await expect(page.getByRole('article', { name: 'Spark' })).toHaveCount(at + 1);
    await expect(page.locator('article[aria-busy=true]')).toHaveCount(0, { timeout: 60_000 });
  }
  await expectTrue(page, creator, await creator.balance());

  await page.goto('/playground');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Write three titles for a video about sourdough bread');
  await expect(page.getByRole('button', { name: /^Send · \d+ credits?$/ })).toBeEnabled();
  await message.press('Enter');
  await expect(page.getByRole('article').getByText(/ · Built-in/)).toHaveCount(1, { timeout: 60_000 });
  await expectTrue(page, creator, await creator.balance());
});

test('a tool and a film', { tag: '@long' }, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/platform-tools/youtube/title-generator');
  await page.getByRole('button', { name: 'Fill in this example' }).click();
  await page.locator('form [type=submit]').click();
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Use again' })).toBeVisible({
    timeout: 60_000,
  });
  const left = await creator.balance();
  await expectTrue(page, creator, left);

  await page.goto('/fal-generator?kind=video');
  await prompt(page).fill('waves');
  await page.getByRole('slider', { name: 'Length' }).fill('1');
  await page.getByRole('button', { name: /^Film\s*·?\s*1 credit$/ }).click();
  await expect(results(page).locator('video')).toHaveAttribute('poster', /\/media\//, { timeout: 150_000 });
  await expectTrue(page, creator, left - 1);
});

test('a recording is transcribed, or the page says why not', { tag: ['@trouble', '@long'] }, async ({
  page,
  creator,
}) => {
  await creator.ready();
  await page.goto('/playground?view=transcribe');
  const file = {
    name: 'weather.wav',
    mimeType: 'audio/wav',
    buffer: await creator.speak('Today the weather is good.'),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('region', { name: 'Recording' }).getByText('weather.wav')).toBeVisible();
  if (!(await creator.prices())['transcript:minute']) {
    await expect(page.getByRole('alert').getByText('This server cannot transcribe yet.')).toBeVisible();
    return;
  }
  await page.getByRole('button', { name: /^Transcribe\s*·?\s*1 credit$/ }).click();
  await expect(results(page).getByText('A draft by the built-in engine.')).toBeVisible({ timeout: 120_000 });
  await expectTrue(page, creator, 23);
});

import type { Page } from 'playwright/test';
import { expect, test } from '../support/test';

const WORDS = 'A lighthouse & its keeper, at dawn';

/** Types words into the dashboard's field, chooses what they become, and goes there. */
async function handOver(page: Page, kind: string, way: string) {
  await page.goto('/dashboard');
  await page.getByRole('textbox', { name: 'What do you want to make?' }).fill(WORDS);
  await page.getByRole('radiogroup', { name: 'What it becomes' }).getByText(kind, { exact: true }).click();
  await expect(page.getByText(/^\d+ credits? as the form opens$/)).toBeVisible();
  await page.getByRole('button', { name: way }).click();
}

test('words of the dashboard replace a draft of the generator, and are what is made and charged', async ({
  page,
  creator,
}) => {
  await creator.ready();
  await page.goto('/generator');
  await expect(page.locator('#drawn')).toHaveCount(0);
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('An old fox');
  await handOver(page, 'Picture', 'Go to the generator');
  await expect(prompt).toHaveValue(WORDS);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt).toHaveValue('An old fox');

  await handOver(page, 'Picture', 'Go to the generator');
  await expect(prompt).toHaveValue(WORDS);
  const before = await creator.balance();
  await page.getByRole('button', { name: /^Generate · 4 credits/ }).click();
  await expect(page.getByRole('article').filter({ hasText: WORDS }).getByRole('img').first()).toBeVisible();
  expect(await creator.balance()).toBe(before - 4);
  await page.reload();
  await expect(prompt).toHaveValue(WORDS);
});

for (const { kind, way, field } of [
  { kind: 'Film', way: 'Go to films', field: 'Prompt' },
  { kind: 'Music', way: 'Go to music', field: 'Prompt' },
  { kind: 'Voice', way: 'Go to speech', field: 'Text' },
  { kind: 'Text', way: 'Go to the chat', field: 'Message' },
])
  test(`words of the dashboard arrive in the form of ${kind.toLowerCase()}, also after a reload`, async ({
    page,
    creator,
  }) => {
    await creator.ready();
    await handOver(page, kind, way);
    const there = page.getByRole('textbox', { name: field, exact: true });
    await expect(there).toHaveValue(WORDS);
    await page.reload();
    await expect(there).toHaveValue(WORDS);
  });

test('an address with words fills the form of a page that is opened anew', async ({ page, creator }) => {
  await creator.ready();
  await page.goto(`/music-generator?prompt=${encodeURIComponent(WORDS)}`);
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(WORDS);
});

test('the way back from the credits page leads to the tool and its filled form @trouble', async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/platform-tools/youtube/title');
  const about = page.getByRole('textbox', { name: 'What the video is about' });
  await about.fill('Crossing a desert with one bag');
  await page.getByRole('textbox', { name: /^What a viewer has/ }).fill('What to leave at home');
  await page.route(/\/api\/.*title/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const message = 'You have insufficient credits.';
    await route.fulfill({ status: 400, json: { success: false, error: 'insufficient_credits', message } });
  });
  await page.getByRole('button', { name: /^Write 8 titles/ }).click();
  await page.getByRole('link', { name: 'See credits' }).click();
  await page.getByRole('link', { name: 'Back to Platform tool' }).click();
  await expect(about).toHaveValue('Crossing a desert with one bag');
});

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
  await page.getByRole('button', { name: 'Bring it back' }).click();
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

const OLD = 'An old fox';

interface HandOver {
  /** The page with the form, and its field. */
  readonly at: string;
  readonly field: string;
  readonly words: string;
  /** From the page, whose field holds an older draft. */
  readonly go: (page: Page) => Promise<void>;
}

const fromDashboard = (kind: string, way: string, at: string, field = 'Prompt'): HandOver => ({
  ...{ at, field, words: WORDS },
  go: (page) => handOver(page, kind, way),
});
const byAddress = (at: string, field = 'Prompt', opens = at): HandOver => ({
  ...{ at, field, words: WORDS },
  go: async (page) => {
    await page.goto(`${opens}${opens.includes('?') ? '&' : '?'}prompt=${encodeURIComponent(WORDS)}`);
  },
});
const byPress = (at: string, field: string, words: string, button = words): HandOver => ({
  ...{ at, field, words },
  go: async (page) => {
    await page.getByRole('button', { name: button, exact: true }).first().click();
  },
});
const byCard = (order: string, at: string, words: string): HandOver => ({
  ...{ at, field: 'Prompt', words },
  go: async (page) => {
    await page.goto('/viewspark');
    await page.getByRole('textbox', { name: 'Message Spark' }).fill(order);
    await page.getByRole('button', { name: /^Send · / }).click();
    await page.getByRole('button', { name: 'Change it first' }).click();
  },
});

const HAND_OVERS: Readonly<Record<string, readonly HandOver[]>> = {
  'the dashboard': [
    fromDashboard('Picture', 'Go to the generator', '/generator'),
    fromDashboard('Film', 'Go to films', '/fal-generator?kind=video'),
    fromDashboard('Music', 'Go to music', '/music-generator'),
    fromDashboard('Voice', 'Go to speech', '/playground?view=speech', 'Text'),
    fromDashboard('Text', 'Go to the chat', '/playground?view=chat', 'Message'),
  ],
  'an address': [
    byAddress('/music-generator'),
    byAddress('/viewspark', 'Message Spark'),
    // Has no field for words: they go on to the chat.
    byAddress('/playground', 'Message', '/playground?view=transcribe'),
  ],
  'a card of Spark': [
    byCard('Make a picture of a red fox', '/generator', 'a red fox'),
    byCard('Make a video of a red fox', '/fal-generator?kind=video', 'a red fox'),
  ],
  'an example': [
    byPress('/generator', 'Prompt', 'Dunes at dusk, a lone walker, long shadows'),
    byPress('/music-generator', 'Prompt', 'Slow ambient pads under a voice, no drums'),
    byPress('/playground', 'Message', 'Write a caption for a photo of a foggy harbour at dawn'),
    byPress('/viewspark', 'Message Spark', 'Make a picture of a foggy harbour at dawn'),
    byPress(
      '/platform-tools/youtube/title-generator',
      'What the video is about',
      'Baking sourdough in a cold kitchen',
      'Fill in this example',
    ),
  ],
};

/** They arrive as those of a card do. */
const LIKE_OTHERS = new Set(['the dashboard', 'an address', 'an example']);

for (const [from, rows] of Object.entries(HAND_OVERS))
  test(`the words of ${from} arrive, and the draft before them can be had back`, {
    tag: LIKE_OTHERS.has(from) ? ['@long'] : [],
  }, async ({ page, creator }) => {
    await creator.ready();
    for (const { at, field, words, go } of rows)
      await test.step(at, async () => {
        await page.goto(at);
        const there = page.getByRole('textbox', { name: field, exact: true });
        await expect(page.locator('#drawn')).toHaveCount(0);
        await there.fill(OLD);
        await go(page);
        await expect(there).toHaveValue(words);
        await page.getByRole('button', { name: 'Bring it back' }).click();
        await expect(there).toHaveValue(OLD);
        if (from !== 'the dashboard') return;
        await go(page);
        await expect(there).toHaveValue(words);
        await page.reload();
        await expect(there).toHaveValue(words);
      });
  });

test('what "Use again" replaces can be had back', async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/playground?view=speech');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill(WORDS);
  await page.getByRole('button', { name: /^Speak\s*·?\s*1 credit/ }).click();
  const again = page.getByRole('article').filter({ hasText: WORDS }).getByRole('button', { name: 'Use again' });
  await text.fill(OLD);
  await again.click();
  await expect(text).toHaveValue(WORDS);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(text).toHaveValue(OLD);
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

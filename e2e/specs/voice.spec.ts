import type { Page } from 'playwright/test';
import { arrive, complaintsOf, expect, expectAccessible, test } from '../support/test';

/** Time for the recogniser to hear a few seconds on a busy machine. */
const HEARS_MS = 60_000;

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const SPOKEN = 'Today the weather is good, and we go to the house.';
const OTHER = 'The tide comes in slowly, and the lamps along the harbour are lit one by one.';

// The built-in engine's spec of speech and transcripts.
test.use({ made: 'built in' });

test('a text waits behind another, which is cancelled without charge; after a reload it plays and is in the library', async ({
  page,
  creator,
  ffmpeg,
}) => {
  await creator.ready();
  await ffmpeg.hold();
  await page.goto('/playground?view=speech');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill(OTHER);
  await page.getByRole('button', { name: /^Speak\s*·?\s*1 credit/ }).click();
  const other = results(page).getByRole('article').filter({ hasText: 'The tide comes in' });
  await expect(other.getByRole('progressbar')).toBeVisible();
  await text.fill(SPOKEN);
  await page.getByRole('button', { name: /^Speak\s*·?\s*1 credit/ }).click();
  const short = results(page).getByRole('article').filter({ hasText: 'Today the weather' });
  await expect(short.getByText(/, 1 ahead/)).toBeVisible();
  await page.reload();
  await other.getByRole('button', { name: 'Cancel' }).click();
  await expect(other.getByText('Cancelled. Nothing was charged.')).toBeVisible();
  await ffmpeg.release();

  await short.getByRole('button', { name: /^Play Today the weather/ }).click();
  await expect(short.getByRole('button', { name: /^Pause Today the weather/ })).toBeVisible();
  expect(await creator.balance()).toBe(24);
  await expectAccessible(page);
  await page.goto('/library?q=weather');
  await expect(
    page.getByRole('gridcell').getByRole('button', { name: /^Today the weather.* Sound, 0:0\d$/ }),
  ).toHaveCount(1);
});

// Without a recogniser the browser logs the error response.
test('a recording is uploaded or recorded, priced and transcribed; without a recogniser the page says so', {
  tag: '@trouble',
}, async ({ page, creator }) => {
  // The recogniser hears two recordings.
  test.slow();
  await creator.ready();
  const complaints = complaintsOf(page);
  await page.goto('/playground?view=transcribe');
  // A file that is chosen before the program comes is not kept.
  await arrive(page);
  const file = { name: 'weather.wav', mimeType: 'audio/wav', buffer: await creator.speak(SPOKEN) };
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await choosing).setFiles(file);
  await expect(page.getByRole('region', { name: 'Recording' }).getByText('weather.wav')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove weather.wav' })).toBeFocused();
  if (!(await creator.prices())['transcript:minute']) {
    await expect(page.getByRole('alert').getByText('This server cannot transcribe yet.')).toBeVisible();
    return;
  }
  await page.getByRole('button', { name: /^Transcribe\s*·?\s*1 credit/ }).click();
  const sent = results(page).getByRole('article').filter({ hasText: 'weather.wav' });
  await expect(sent.getByText(/weather|house/i).nth(1)).toBeVisible({ timeout: HEARS_MS });
  await expect(sent.getByText('A draft by the built-in engine.')).toBeVisible();

  await page.getByRole('button', { name: 'Remove weather.wav' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await page.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText(/^0:01/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: /^Transcribe\s*·?\s*1 credit/ }).click();
  const recorded = results(page).getByRole('article').filter({ hasNotText: 'weather.wav' });
  await expect(recorded.getByText('A draft by the built-in engine.')).toBeVisible({ timeout: HEARS_MS });
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

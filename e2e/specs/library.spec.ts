import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, test } from '../support/test';

const picture = (page: Page, name: RegExp) => page.getByRole('gridcell').getByRole('img', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const BOAT = /red boat/;
const DUNES = /dunes at noon/;

/** Hovers a picture, which shows its tools, and clicks one of them. */
async function pressTool(page: Page, name: RegExp, tool: 'Select' | 'Favourite') {
  await picture(page, name).hover();
  await page.getByRole('button', { name: new RegExp(`^${tool}: .*${name.source}`) }).click();
}

async function expectShown(page: Page, boats: number, dunes: number) {
  await expect(picture(page, BOAT)).toHaveCount(boats);
  await expect(picture(page, DUNES)).toHaveCount(dunes);
}

/** Whether a floating element moves when the page scrolls, before it is repositioned. */
function movesWithThePage(floating: Locator): Promise<boolean> {
  return floating.evaluate((element) => {
    const before = element.getBoundingClientRect().y;
    const from = scrollY;
    scrollTo(0, from === 0 ? 20 : 0);
    const moved = element.getBoundingClientRect().y !== before;
    const scrolled = scrollY !== from;
    scrollTo(0, from);
    if (!scrolled) throw new Error('The page does not scroll.');
    return moved;
  });
}

/** Downloads a file. @returns its name and its bytes */
async function downloadBy(page: Page, act: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

test.beforeEach(async ({ creator }) => {
  await creator.ready();
  await creator.make({ prompt: 'a red boat on a calm lake', seed: 11 });
  await creator.make({ prompt: 'dunes at noon', aspect_ratio: '16:9', seed: 12 });
});

test('search and filters find pictures, and the URL keeps them through reload, back and forward', async ({ page }) => {
  await page.goto('/library');
  await expectShown(page, 1, 1);
  const day = page.getByRole('heading', { level: 2, name: 'Today' });
  await expect(page.getByText('2 items', { exact: true })).toBeVisible();
  const before = await day.boundingBox();

  await page.getByRole('searchbox', { name: 'Search words' }).fill('calm boat');
  await expectShown(page, 1, 0);
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  expect((await day.boundingBox())?.y).toBe(before?.y);
  await expect(page).toHaveURL('/library?q=calm+boat');
  await page.reload();
  await expectShown(page, 1, 0);
  await expect(page.getByRole('searchbox')).toHaveValue('calm boat');

  await page.getByRole('combobox', { name: 'Ratio' }).selectOption('16:9');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.goBack();
  await expectShown(page, 1, 0);
  await page.goForward();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expectShown(page, 1, 1);
  await expect(page).toHaveURL('/library');
});

test('favourites and a collection keep their pictures', { tag: '@long' }, async ({ page }) => {
  await page.goto('/library');
  await pressTool(page, BOAT, 'Favourite');
  await page.getByRole('button', { name: /^Favourites 1/ }).click();
  await expectShown(page, 1, 0);
  await page.getByRole('button', { name: 'Everything' }).click();

  await pressTool(page, DUNES, 'Select');
  await page.getByRole('button', { name: 'Add to collection' }).click();
  // A page that scrolls by a few pixels is enough for a click to miss an element that moves with it.
  expect(await movesWithThePage(page.getByRole('menu', { name: 'Add to collection' }))).toBe(false);
  await page.getByRole('menuitem', { name: 'New collection' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Desert week');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: /^Desert week 1/ }).click();
  await expectShown(page, 0, 1);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Rename collection' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Sahara');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Sahara 1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove collection' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Its item stays in your library.');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page).toHaveURL('/library');
  await expectShown(page, 1, 1);
});

test('selected pictures download as one zip with recipes; delete hides them, and Undo restores them', async ({
  page,
}) => {
  await page.goto('/library');
  await pressTool(page, BOAT, 'Select');
  await picture(page, DUNES).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(2);

  const { bytes } = await downloadBy(page, async () => {
    await page.getByRole('button', { name: 'Download zip' }).click();
    await page.getByRole('menuitem', { name: 'As JPEG' }).click();
  });
  const entries = unzipSync(bytes);
  const pictures = Object.keys(entries).filter((name) => name.endsWith('.jpeg'));
  expect(pictures.sort()).toEqual(['a-red-boat-on-a-calm-lake-11.jpeg', 'dunes-at-noon-12.jpeg']);
  for (const name of pictures) expect([...entries[name]!.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(strFromU8(entries['recipes.json']!)).toContain('dunes at noon');

  await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Delete' }).click();
  await expectShown(page, 0, 0);
  // Optimistic update: a reload before the answer would abort the request.
  const restored = page.waitForResponse(/\/api\/library\/restore$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectShown(page, 1, 1);
  expect((await restored).status()).toBe(200);
  await page.reload();
  await expectShown(page, 1, 1);
});

test('deleted pictures are listed under Recently deleted and can be restored', { tag: '@long' }, async ({ page }) => {
  await page.goto('/library');
  await picture(page, BOAT).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page).getByText('dunes at noon').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Recently deleted 1/ }).click();
  await expectShown(page, 1, 0);
  await pressTool(page, BOAT, 'Select');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing was deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Everything' }).click();
  await expectShown(page, 1, 1);
});

test('a picture has a page of its own with its recipe, and downloads in every format', async ({ page }) => {
  await page.goto('/library');
  await picture(page, DUNES).click();
  await expect(page).toHaveURL(/\/library\?item=/);
  for (const words of ['Cartoon', '16:9 · 1344 × 768', '4 credits', /^12/, /Replicate/])
    await expect(dialog(page).getByRole('definition').filter({ hasText: words }).first()).toBeVisible();
  await expectAccessible(page);

  const link = dialog(page).getByRole('link', { name: 'Download' });
  const png = await downloadBy(page, () => link.click());
  expect(png.name).toBe('dunes-at-noon-12.png');
  expect([...png.bytes.slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
  await dialog(page).getByText('JPEG', { exact: true }).click();
  const fine = await downloadBy(page, () => link.click());
  expect([...fine.bytes.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  await dialog(page)
    .getByRole('slider', { name: /Quality/ })
    .fill('20');
  const coarse = await downloadBy(page, () => link.click());
  expect(coarse.bytes.length).toBeLessThan(fine.bytes.length);
  await dialog(page).getByText('WebP', { exact: true }).click();
  const webp = await downloadBy(page, () => link.click());
  expect(Buffer.from(webp.bytes.slice(8, 12)).toString()).toBe('WEBP');

  await page.reload();
  await expect(dialog(page).getByText('dunes at noon').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByText('a red boat on a calm lake').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/library');
});

test('Use again fills the generator; Change one thing selects a word of the prompt', async ({ page }) => {
  await page.goto('/library');
  await picture(page, DUNES).click();
  await dialog(page).getByRole('button', { name: 'Use again' }).click();
  await expect(page).toHaveURL('/generator');
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('dunes at noon');
  await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('12');
  await expect(page.getByRole('radio', { name: '16:9' })).toBeChecked();

  await page.goBack();
  await dialog(page)
    .getByRole('toolbar', { name: 'A word of the prompt' })
    .getByRole('button', { name: 'noon' })
    .click();
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await expect(prompt).toBeFocused();
  await page.keyboard.type('midnight');
  await expect(prompt).toHaveValue('dunes at midnight');
});

test('variations are made at the price on the button and appear in the library', { tag: '@long' }, async ({
  page,
  creator,
}) => {
  const before = await creator.balance();
  await page.goto('/library');
  await picture(page, BOAT).click();
  await dialog(page)
    .getByRole('button', { name: /^Make 3 variations\s*·?\s*12 credits/ })
    .click();
  await expect(dialog(page).getByText('3 new pictures are in your library.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectShown(page, 4, 1);
  expect(await creator.balance()).toBe(before - 12);
});

test('the keyboard alone is enough to navigate, open, close, select, delete and restore', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/library');
  await expectShown(page, 1, 1);
  const focused = page.locator(':focus');
  await page.getByRole('button', { name: /^Recently deleted/ }).focus();
  await page.keyboard.press('Tab');
  await expect(focused.getByRole('img', { name: DUNES })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(focused.getByRole('img', { name: BOAT })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(focused.getByRole('img', { name: BOAT })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0);
  await page.keyboard.press('Delete');
  await expectShown(page, 0, 1);
  await page.keyboard.press('F6');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expectShown(page, 1, 1);
});

test('an answer is found by its words, opens whole, is downloaded, and its words fill the generator', {
  tag: '@long',
}, async ({ page, creator }) => {
  const content = await creator.chat('A short post about lighthouses');
  const last = content.trim().split(/\s+/).at(-1) ?? '';
  await page.goto(`/library?${new URLSearchParams({ q: last })}`);
  const tile = page.getByRole('gridcell').filter({ hasText: 'A short post about lighthouses' });
  await expect(tile).toHaveText(/Answer · \d+ characters/);
  await tile.getByRole('button').first().click();
  await expect(dialog(page).getByRole('article', { name: 'The text' })).toContainText(last.replace(/[*_#]/g, ''));
  await expectAccessible(page);
  const { name, bytes } = await downloadBy(page, () =>
    dialog(page).getByRole('link', { name: 'Markdown (.md)' }).click(),
  );
  expect([name, new TextDecoder().decode(bytes)]).toEqual(['a-short-post-about-lighthouses.md', `${content.trim()}\n`]);
  await dialog(page).getByRole('button', { name: 'Use these words' }).click();
  await page.getByRole('menuitem', { name: 'As the prompt of a picture' }).click();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(content.trim());
});

test('a photo of one’s own is added, stands upright among the pictures, and is edited', async ({ page }) => {
  const create = { width: 400, height: 300, channels: 3, background: '#3060c0' } as const;
  const buffer = await sharp({ create }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await page.goto('/library');
  await page.getByRole('button', { name: 'Add photos' }).click();
  await expectAccessible(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'harbour.jpg', mimeType: 'image/jpeg', buffer });
  await picture(page, /harbour/).click();
  await expect(dialog(page).getByRole('definition').filter({ hasText: '3:4 · 300 × 400' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'What to change' }).fill('warmer');
  await page.getByRole('button', { name: /^Edit the picture/ }).click();
  await expect(page.getByText('The new picture is in your library.')).toBeVisible();
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByRole('link', { name: 'The original: harbour.jpg' })).toBeVisible();
});

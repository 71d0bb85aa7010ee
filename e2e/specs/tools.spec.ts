import { readFile } from 'node:fs/promises';
import { loadTool } from '@flint/shared/tools/load';
import type { ToolId } from '@flint/shared/tools/tools';
import { expect, expectAccessible, expectFits, test } from '../support/test';

test.setTimeout(120_000);

/** A word that is wider than a phone. */
const COMPOUND = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

test('titles are written, previewed, edited, regenerated one by one, copied and saved', async ({
  page,
  context,
  creator,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await creator.ready();
  await page.goto('/platform-tools');
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('title');
  await page.getByRole('link', { name: /^Title generator/ }).click();
  await expect(page).toHaveURL(/\/platform-tools\/youtube\/title-generator$/);
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByText('Example', { exact: true })).toBeVisible();

  await page.getByRole('textbox', { name: 'What the video is about' }).fill('Crossing a desert with one bag');
  await page.getByRole('textbox', { name: /^What a viewer has/ }).fill('What to leave at home');
  // Input survives a reload.
  await page.goto('/platform-tools/youtube/title');
  await expect(page.getByRole('textbox', { name: /^What a viewer has/ })).toHaveValue('What to leave at home');
  await page.getByRole('button', { name: /^Write 8 titles/ }).click();
  await expect(result.getByText(/^Built-in: made by rules/)).toBeVisible({ timeout: 30_000 });
  const titles = result.getByRole('list', { name: 'Titles' }).getByRole('listitem');
  await expect(titles).toHaveCount(8);
  await expect(result.getByText(/desert/i).first()).toBeVisible();
  await expectAccessible(page);

  await result.getByRole('button', { name: 'Edit title 2' }).click();
  const edit = page.getByRole('form', { name: 'Edit Title 2' });
  await edit.getByRole('textbox', { name: 'Title' }).fill('x'.repeat(103));
  await expect(edit.getByText(/^Title: 3 characters over/)).toBeVisible();
  await edit.getByRole('textbox', { name: 'Title' }).fill('=One bag, one desert');
  await edit.getByRole('button', { name: 'Save' }).click();
  await titles.nth(1).getByRole('button', { name: '=One bag, one desert' }).click();
  const feed = result.getByRole('region', { name: 'In the feed' });
  await expect(feed.getByText('=One bag, one desert')).toHaveCount(2);
  for (const place of ['Search', 'Phone']) {
    await feed.getByText(place, { exact: true }).click();
    await expect(feed.getByText('Shown whole.')).toHaveCount(2);
  }

  // An edit survives a reload, beside the original.
  await page.reload();
  await expect(titles.nth(1).getByText('=One bag, one desert')).toBeVisible();
  await titles.nth(1).getByRole('button', { name: 'Copy title 2' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('=One bag, one desert');
  await result.getByRole('button', { name: 'Export' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV, for spreadsheets' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('youtube-title-generator.csv');
  expect(await readFile(await saved.path(), 'utf8')).toContain('"\'=One bag, one desert"');

  await titles.nth(0).getByRole('button', { name: 'More for title 1' }).click();
  await page.getByRole('menuitem', { name: /^Write anew · \d+ credits?$/ }).click();
  const fresh = result.getByRole('region', { name: 'Title 1, written anew' });
  await expect(fresh).toBeVisible({ timeout: 30_000 });
  await fresh.getByRole('button', { name: 'Use this' }).click();
  await expect(fresh).toBeHidden();

  await page.getByRole('button', { name: 'Undo all edits' }).click();
  await expect(titles.nth(1).getByText('=One bag, one desert')).toBeHidden();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Crossing a desert/ })).toHaveCount(1);
});

test('a thread continues over a reload, counts characters as X does, and is passed to another tool', {
  tag: '@long',
}, async ({ page, creator }) => {
  await creator.ready();
  await page.goto('/platform-tools/x/thread-architect');
  await page.getByRole('textbox', { name: /^What the thread is about/ }).fill('A year of a ceramics studio');
  await page
    .getByRole('textbox', { name: /^What you want to say/ })
    .fill('Glazes cost more than clay\nClasses pay the rent\nThe kiln decides your week');
  await page.getByRole('button', { name: /^Write 7 posts/ }).click();
  await page.reload();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  const posts = result.getByRole('list', { name: 'Thread' }).getByRole('listitem');
  await expect(result.getByText(/^Built-in: made by rules/)).toBeVisible({ timeout: 30_000 });
  await expect(result.getByText(/glazes/i).first()).toBeVisible();

  await posts.nth(1).getByRole('button', { name: 'Edit post 2' }).click();
  const edit = page.getByRole('form', { name: 'Edit Post 2' });
  await edit.getByRole('textbox', { name: 'Post' }).fill('陶'.repeat(141));
  await expect(edit.getByText(/^Post: 2 characters over/)).toBeVisible();
  await edit.getByRole('textbox', { name: 'Post' }).press('Escape');
  await expect(posts.nth(1).getByRole('button', { name: 'Edit post 2' })).toBeFocused();
  await expectAccessible(page);
});

test('a chain waits for a choice, which home leads to; on a phone its button covers no field', async ({
  page,
  creator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await creator.ready();
  await page.goto('/platform-tools/youtube/title-generator');
  await expect(page.getByRole('textbox', { name: 'What the video is about' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/platform-tools');
  await page
    .getByRole('list', { name: 'Chains' })
    .getByRole('link', { name: /^A video page/ })
    .click();
  await page.getByRole('textbox', { name: 'What the video is about' }).fill(`Crossing a desert with one ${COMPOUND}`);
  await page.getByRole('checkbox', { name: /^Let me choose/ }).check();
  await page.getByRole('button', { name: /^Run all 3 · \d+ credits$/ }).click();
  // The chain continues although its page was left before the answer.
  await page.reload();
  await expect(page.getByText(/^Your turn/)).toBeVisible({ timeout: 30_000 });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Answer: A video page from a topic' }).click();
  const titles = page.getByRole('group', { name: 'Which title goes on?' });
  await expect(titles.getByRole('radio', { checked: true })).toHaveCount(1);
  await expectFits(page);
  await expectAccessible(page);
  await titles.getByRole('radio').nth(2).check();
  await page.getByRole('button', { name: /^Go on with this one · \d+ credits$/ }).click();
  await expect(page.getByText(/^All parts are done/)).toBeVisible({ timeout: 60_000 });
  await expectFits(page);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Run again from here with another title' }).click();
  await expect(titles.getByRole('radio').nth(2)).toBeChecked();
  await page.getByRole('link', { name: 'Open the result of description generator' }).click();
  await expect(
    page
      .getByRole('region', { name: 'Result', exact: true })
      .getByText(/desert/i)
      .first(),
  ).toBeVisible();
});

/** Tools that together use every result view: lists of choices, a text in parts, chapters, labels, a tree. */
const VIEWS: readonly ToolId[] = [
  'youtube/title-generator',
  'youtube/description-generator',
  'youtube/chapter-generator',
  'facebook/ad-creative-brief-builder',
  'google/content-outline-builder',
];
/** Prefixes every text of more than one word with the long word. */
const lengthened = (part: unknown): unknown => {
  if (typeof part === 'string') return /\s/.test(part) ? `${COMPOUND} ${part}`.slice(0, 95) : part;
  if (Array.isArray(part)) return part.map(lengthened);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, lengthened(value)]));
};

test('a word wider than a phone wraps in every result view', { tag: '@long' }, async ({ page, creator }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await creator.ready();
  for (const id of VIEWS)
    await test.step(id, async () => {
      const { page: words } = await loadTool(id);
      const send = { headers: { 'content-type': 'application/json' } };
      const used = await page.request.post(`/api/tools/${id}/run`, { ...send, data: { input: words.example.input } });
      const { runId, output } = await used.json();
      const kept = await page.request.patch(`/api/tools/${id}/runs/${runId}`, {
        ...send,
        data: { output: lengthened(output) },
      });
      expect(kept.status()).toBe(200);
      await page.goto(`/platform-tools/${id}?run=${runId}`);
      await expect(page.getByRole('region', { name: 'Result', exact: true }).getByText(COMPOUND).first()).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);
    });
});
